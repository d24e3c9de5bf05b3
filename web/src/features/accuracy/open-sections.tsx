import type { AccuracyGroup, AccuracyRecord, LanguageAccuracy } from "@geulgyeol/engine/accuracy-record";
import type { ReactNode } from "react";
import { TEXT_LINK } from "../../shared/ui/surfaces.ts";
import { gather } from "./gather.ts";
import { nameOf } from "./group-names.ts";
import { makerOf } from "./makers.ts";
import { OpenSection } from "./open-section.tsx";
import { type ShareRow, ShareRows } from "./share-rows.tsx";
import { kindOf } from "./text-kinds.ts";

interface SectionProps {
  readonly record: AccuracyRecord;
}

function rowsOf(groups: readonly AccuracyGroup[], sign: number, nameFor: (key: string) => ReactNode): ShareRow[] {
  return groups
    .map(({ key, judgedAi }) => ({ key, name: nameFor(key), share: judgedAi }))
    .sort((a, b) => sign * (a.share.value - b.share.value) || b.share.of - a.share.of);
}

/** Human texts by kind, largest errors first; the genres of a kind are folded. */
export function KindSection({ record: { ko } }: SectionProps) {
  const rows = gather(ko.humansBy.genre, kindOf)
    .map(({ name, share, members }) => ({
      key: name,
      name,
      share,
      ...(members.length > 1 && { members: rowsOf(members, -1, nameOf) }),
    }))
    .sort((a, b) => b.share.value - a.share.value || b.share.of - a.share.of);
  return (
    <OpenSection
      id="kinds"
      title="글 종류별"
      note={
        <p>
          사람 글을 AI 글로 잘못 본 비율과 95% 구간이에요. 많이 틀린 종류가 위에 있어요. 1편도 없던 종류도 구간의
          끝까지는 틀릴 수 있어요.
        </p>
      }
    >
      <ShareRows rows={rows} labelledBy="kinds-title" />
    </OpenSection>
  );
}

/**
 * Both sides by length. That kinds and lengths go together was counted in the dev texts: of 648 people's texts of 1,000
 * characters and more 442 are technical, 83 novels and 96 petitions; of 987 of 300 to 599 characters 594 are petitions and
 * encyclopedia.
 */
export function LengthSection({ record: { ko } }: SectionProps) {
  const rows = (groups: readonly AccuracyGroup[]) =>
    groups.map(({ key, judgedAi }) => ({ key, name: nameOf(key), share: judgedAi }));
  return (
    <OpenSection
      id="lengths"
      title="글 길이별"
      note={
        <p>
          1,000자가 넘는 사람 글에는 기술 글과 소설이, 300–599자에는 청원과 백과가 많아요. 그래서 이 차이가 길이
          때문인지 글 종류 때문인지는 나눌 수 없어요. 같은 글을 짧게 잘라 측정한 값은{" "}
          <a href="#short" className={`whitespace-nowrap ${TEXT_LINK}`}>
            짧은 글
          </a>
          에 있어요.
        </p>
      }
    >
      <h3 id="human-lengths" className="text-title-3 font-heading">
        사람 글을 잘못 봄
      </h3>
      <ShareRows rows={rows(ko.humansBy.length)} labelledBy="human-lengths" />
      <h3 id="ai-lengths" className="mt-4 text-title-3 font-heading">
        AI 글을 찾음
      </h3>
      <ShareRows rows={rows(ko.aisBy.length)} labelledBy="ai-lengths" hasBars />
    </OpenSection>
  );
}

/** AI texts by who made the model, largest misses first; the models are folded. */
export function MakerRows({ generators, labelledBy }: MakerRowsProps) {
  const rows = gather(generators, makerOf)
    .map(({ name, share, members }) => ({ key: name, name, share, members: rowsOf(members, 1, modelName) }))
    .sort((a, b) => a.share.value - b.share.value);
  return <ShareRows rows={rows} labelledBy={labelledBy} hasBars />;
}

interface MakerRowsProps {
  readonly generators: LanguageAccuracy["aisBy"]["generator"];
  readonly labelledBy: string;
}

/** A name without Korean is read as English. */
function modelName(key: string): ReactNode {
  const name = nameOf(key);
  return /[가-힣]/.test(name) ? name : <span lang="en">{name}</span>;
}

export function MakerSection({ record: { ko } }: SectionProps) {
  return (
    <OpenSection
      id="makers"
      title="AI를 만든 곳별"
      note={
        <p>
          어느 회사의 AI가 쓴 글을 얼마나 찾았는지예요. 많이 놓친 곳이 위에 있고, 막대 위의 괄호가 95% 구간이에요.
          누르면 모델마다 볼 수 있어요.
        </p>
      }
    >
      <MakerRows generators={ko.aisBy.generator} labelledBy="makers-title" />
    </OpenSection>
  );
}
