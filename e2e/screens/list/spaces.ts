import { SPACE_NAME } from "../furnish-space.ts";
import type { Screen } from "../screen.ts";
import { at, button, heading, press, quiet, sees, steps } from "./actions.ts";

const space =
  (tab: string, text: string | RegExp): Screen["open"] =>
  (page, { spaceId }) =>
    at(`/spaces/${spaceId}${tab}`, text)(page);

const members = space("", "반과 담당 선생님");
const credits = space("?tab=credits", "견적서와 청구서로 사기");
const keeping = space("?tab=keeping", "글을 보관하는 기간");

/** Somebody's invitation, whose link is only in an e-mail. */
const invitation: Screen["open"] = async (page) => {
  const data = { spaceName: SPACE_NAME, role: "teacher", invitedBy: "류정아", endsAt: "2026-12-05T01:32:00.000Z" };
  await page.route("**/api/space-invitations?*", (route) => route.fulfill({ json: { success: true, data } }));
  await page.goto("/invitations/0123456789abcdefghijklmnopqrstuv");
  await heading(page, SPACE_NAME).waitFor();
  await quiet(page);
};

/** A school's space, and buying credits once. */
export const SPACE_SCREENS: readonly Screen[] = [
  { name: "space-new", route: "/spaces/new", as: "writer", open: at("/spaces/new", "만드는 데는 돈이 들지 않아요") },
  { name: "space", route: "/spaces/:spaceId", as: "writer", open: members },
  { name: "space-credits", route: "/spaces/:spaceId", as: "writer", open: credits },
  { name: "space-log", route: "/spaces/:spaceId", as: "writer", open: space("?tab=log", "공간을 만들었어요.") },
  { name: "space-keeping", route: "/spaces/:spaceId", as: "writer", open: keeping },
  {
    name: "space-invite",
    route: "/spaces/:spaceId",
    as: "writer",
    isWindow: true,
    open: steps(members, press("구성원 초대"), sees("구성원 초대")),
  },
  {
    name: "space-member",
    route: "/spaces/:spaceId",
    as: "writer",
    isWindow: true,
    open: steps(members, press("dohyeon@example.kr 바꾸기"), sees("초대 바꾸기")),
  },
  {
    name: "space-delete",
    route: "/spaces/:spaceId",
    as: "writer",
    isWindow: true,
    open: steps(keeping, press("공간 지우기"), sees("공간을 지울까요?")),
  },
  {
    name: "space-missing",
    route: "/spaces/:spaceId",
    as: "fresh",
    breaks: true,
    open: at("/spaces/none", "없는 공간이에요"),
  },
  { name: "invitation", route: "/invitations/:token", as: "fresh", open: invitation },
  {
    name: "invitation-used",
    route: "/invitations/:token",
    breaks: true,
    open: at("/invitations/0123456789abcdefghijklmnopqrstuv", "쓸 수 없는 초대예요"),
  },
  {
    name: "subscribe-pack",
    route: "/subscribe/pack",
    as: "fresh",
    open: at("/subscribe/pack", "카드 등록하고 결제하기"),
  },
  {
    name: "subscribe-pack-done",
    route: "/subscribe/return",
    as: "writer",
    open: async (page) => {
      await page.goto("/subscribe/pack");
      await page.getByLabel(/을 한 번 결제하는 데 동의해요$/).check();
      await button(page, "카드 등록하고 결제하기").click();
      await page.waitForURL("**/subscribe/test-window?purpose=pack&*");
      await button(page, "이 카드로 등록").click();
      await heading(page, "크레딧을 더했어요").waitFor();
    },
  },
];
