import { formatCount, formatDateTime, SPACE_ROLE_NAMES } from "@geulgyeol/wording";
import { Link } from "react-router";
import { SpaceInvitations } from "../../shared/spaces/space-invitations.tsx";
import { useOwnSpaces } from "../../shared/spaces/use-own-spaces.ts";
import { ButtonLink } from "../../shared/ui/button.tsx";
import { SettingsGroup, SettingsRow } from "../../shared/ui/settings-group.tsx";
import { TEXT_LINK } from "../../shared/ui/surfaces.ts";

/** The spaces of the account, where one is made, and certificates of deleted ones. */
export function SpacesSection() {
  const { data } = useOwnSpaces();
  return (
    <SettingsGroup title="학교 공간">
      <SpaceInvitations />
      {data?.spaces.map(({ id, name, role, members }) => (
        <SettingsRow
          key={id}
          name={
            <Link to={`/spaces/${id}`} className={`inline-flex min-h-9 items-center max-lg:min-h-11 ${TEXT_LINK}`}>
              {name}
            </Link>
          }
          help={`${SPACE_ROLE_NAMES[role]} · 구성원 ${formatCount(members)}명`}
        />
      ))}
      {data?.certificates.map(({ code, spaceName, deletedAt }) => (
        <SettingsRow
          key={code}
          name={`‘${spaceName}’ 삭제 확인서`}
          help={`번호 ${code} · ${formatDateTime(deletedAt)}에 모두 지웠어요.`}
        />
      ))}
      <SettingsRow name="새 공간" help="선생님들이 크레딧을 함께 쓰고 역할을 나눠요.">
        <ButtonLink to="/spaces/new" size="small">
          공간 만들기
        </ButtonLink>
      </SettingsRow>
    </SettingsGroup>
  );
}
