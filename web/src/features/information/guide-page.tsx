import { JUDGE_RUBRIC, SHORT_TEXT_CHARS } from "@geulgyeol/contract";
import { CERTAINTY_LABEL, explainCertainty, explainTrial, VERDICT_LABEL, VERDICT_RANGE } from "@geulgyeol/wording";
import { Link } from "react-router";
import { Caveat } from "../../report/verdict/caveat.tsx";
import { DocumentPage, DocumentSection } from "../../shared/ui/document-page.tsx";
import { TEXT_LINK } from "../../shared/ui/surfaces.ts";

const COLOURS = [
  ["human", "text-human"],
  ["mixed", "text-mixed"],
  ["ai", "text-ai"],
] as const;

const CERTAINTIES = ["strong", "moderate", "weak"] as const;

export function GuidePage() {
  return (
    <DocumentPage
      title="결과를 읽는 방법"
      lead="글결은 글을 누가 썼는지 알아맞히는 도구가 아니라, 글에서 측정한 값으로 추정하고 그 근거를 보여 드리는 도구예요."
    >
      <Caveat />
      <ProbabilitySection />
      <DocumentSection title="글의 결">
        <p>
          막대 하나가 한 문장이에요. 높을수록 그 문장의 AI 확률이 높고, 넓을수록 문장이 길어요. 색은 높이를 한 번 더
          보여 줄 뿐이라, 색을 구분하기 어려워도 읽을 수 있어요. 막대를 누르면 그 문장으로 가요.
        </p>
      </DocumentSection>
      <DocumentSection title="판단 근거">
        <p>
          사람 글에 가까운 근거와 AI 글에 가까운 근거를 함께 보여 드려요. 한쪽만 보지 말고 두 쪽을 비교해 주세요. 문체
          분석과 통계는 ‘자세한 수치’에 측정한 값 그대로 있어요.
        </p>
      </DocumentSection>
      <LanguageModelSection />
      <DocumentSection title="이렇게 쓰지 마세요">
        <ul>
          <li>확률만 보고 점수를 깎거나 떨어뜨리지 마세요.</li>
          <li>근거를 빼고 숫자만 옮기지 마세요.</li>
          <li>본인의 동의 없이 다른 사람의 글을 넣지 마세요.</li>
        </ul>
      </DocumentSection>
      <DocumentSection title="억울하게 의심받았다면" id="wrongly-suspected">
        <ol>
          <li>결과가 추정이라는 점과 얼마나 확실한지를 함께 보여 주세요. 사람이 쓴 글도 높은 값을 받을 수 있어요.</li>
          <li>
            초고, 메모,{" "}
            <a href="#writing-record" className={TEXT_LINK}>
              작성 기록
            </a>
            처럼 글을 쓴 과정을 보여 주는 자료를 모아 주세요.
          </li>
          <li>어느 문장을 왜 그렇게 썼는지 말로 설명할 자리를 청해 주세요.</li>
          <li>
            예전에 쓴 글이 있으면{" "}
            <Link to="/compare" className={TEXT_LINK}>
              지난 글과 결을 비교해
            </Link>{" "}
            보세요.
          </li>
          <li>
            다음 글부터는{" "}
            <Link to="/editor" className={TEXT_LINK}>
              에디터
            </Link>
            에서 작성 기록을 켜고 쓰면, 어떻게 썼는지 링크 하나로 보여 줄 수 있어요.
          </li>
          <li>결과 아래의 ‘이 결과가 맞았나요?’에서 틀렸다고 알려 주세요. 같은 잘못을 줄이는 데 써요.</li>
        </ol>
        <p>
          가진 자료는{" "}
          <Link to="/appeal" className={TEXT_LINK}>
            소명 자료
          </Link>
          에서 편지 한 통으로 묶을 수 있어요. 무료예요. 문서 파일이 있다면{" "}
          <Link to="/file-facts" className={TEXT_LINK}>
            파일이 말해 주는 것
          </Link>
          도 살펴보세요.
        </p>
      </DocumentSection>
      <DocumentSection title="결 비교는 어떻게 측정했나요" id="compare">
        <p>
          말끝과 조사, 문장을 여는 말, 쉼표와 문장 길이처럼 주제와 상관없는 버릇이 얼마나 겹치는지 측정하고, 다른
          사람들의 글과 겹치는 정도와 비교해요. 비율은 맞출 때 쓰지 않은 글쓴이 8명(블로그 4명, 옛 소설가 4명)의 글로
          측정했어요. 글쓴이가 적어서 오차가 커요.
        </p>
        같은 사람의 글을 ‘달라요’라고 한 일은 100쌍 중 2쌍 안팎이었고, 가릴 수 없는 때가 절반쯤이었어요. 어떤 사람은
        5쌍을 넘기도 했어요. AI가 쓴 글은 짧으면 이 비교만으로 잘 가려지지 않아요.
      </DocumentSection>
      <WritingRecordSection />
      <DocumentSection title="글을 읽는 선생님과 채용 담당자께">
        <p>
          결과는 대화를 시작하는 자료예요. 의심되는 문장을 함께 읽으며 어떻게 썼는지 물어보는 데 쓰고, 벌을 주거나
          떨어뜨리는 근거로는 쓰지 말아 주세요. 격식을 갖춘 글과 정해진 틀을 따르는 글은 사람이 써도 고르게 보일 수
          있어요.
        </p>
      </DocumentSection>
    </DocumentPage>
  );
}

function WritingRecordSection() {
  return (
    <DocumentSection title="작성 기록" id="writing-record">
      <p>
        에디터에서 작성 기록을 켜고 쓰면 글자를 치고, 지우고, 붙여 넣은 순서와 시각이 이 기기에 남아요. 켜기 전에는
        아무것도 남기지 않아요.
      </p>
      <ul>
        <li>
          서버에는 1분마다 기록 번호, 변경 수, 글자 수, 글 지문(해시)만 보내요. 지문에서 글을 되살릴 수 없어요. 서버는
          받은 시각을 적어 두어, 나중에 꾸민 기록과 구별해요.
        </li>
        <li>
          링크를 만들면 글과 쓴 과정을 얼마나 보여 줄지 고르고, 그때 고른 것만 서버에 올라가요. 기한을 두거나 언제든
          닫을 수 있고, 몇 번 열렸는지 볼 수 있어요.
        </li>
        <li>
          받은 사람은 가입하지 않아도 돼요. 그 사람의 브라우저가 기록을 처음부터 끝까지 맞춰 보고, 한 곳이라도
          바뀌었으면 어디부터 맞지 않는지 알려 줘요.
        </li>
        <li>
          자판을 누른 사람이 누구인지, 다른 화면을 보고 옮겨 쳤는지는 알 수 없어요. 기록이 없는 글에는 아무 표시도 하지
          않아요. 없다는 것은 증거가 아니에요.
        </li>
      </ul>
      <p>
        <Link to="/editor" className={TEXT_LINK}>
          작성 기록을 켜고 쓰기
        </Link>{" "}
        ·{" "}
        <Link to="/verify-record" className={TEXT_LINK}>
          파일로 받은 기록 확인하기
        </Link>
      </p>
    </DocumentSection>
  );
}

function ProbabilitySection() {
  return (
    <DocumentSection title="확률과 근거">
      <p>
        AI 작성 확률은 AI가 쓴 글일 가능성에, 사람과 AI가 함께 쓴 글일 가능성의 절반을 더한 값이에요. 높아도 사람이 쓴
        글일 수 있어요. AI가 쓴 글자의 비율은 아니에요.
      </p>
      <p>
        곁에 적힌 ‘근거’는 이런 판단이 얼마나 자주 틀렸는지를 세 단계로 말해요. {SHORT_TEXT_CHARS}
        자보다 짧은 글은 근거가 적어서 ‘뚜렷함’이 되지 않고, 판단하지 않을 때도 많아요.
      </p>
      <dl className="mt-1">
        {CERTAINTIES.map((certainty) => (
          <div key={certainty} className="border-t border-line py-2.5">
            <dt className="font-semibold">{CERTAINTY_LABEL[certainty]}</dt>
            <dd className="text-ink-2">{explainCertainty(certainty)}</dd>
          </div>
        ))}
      </dl>
      <p>
        그 아래에는 다른 쪽이 쓴 글 100편이나 1,000편 가운데 몇 편이 이만큼 나오는지 획으로 그려요. 획 하나가 글 한
        편이에요. AI 작성 확률과 구간은 ‘자세한 수치’를 펼치면 볼 수 있어요.
      </p>
      <p>‘영어 (시험 단계)’처럼 적혀 있으면 그 언어의 판단을 아직 시험하고 있다는 뜻이에요. {explainTrial()}</p>
      <dl className="mt-1">
        {COLOURS.map(([verdict, colour]) => (
          <div key={verdict} className="flex flex-wrap justify-between gap-x-6 border-t border-line py-2.5">
            <dt className="tabular-nums">{VERDICT_RANGE[verdict]}</dt>
            <dd className={`font-semibold ${colour}`}>{VERDICT_LABEL[verdict]}</dd>
          </div>
        ))}
      </dl>
      <p>
        근거가 너무 적거나 약하면 ‘판단 보류’라고 말하고, 확률을 적지 않아요. 얼마나 자주 틀리는지는{" "}
        <Link to="/accuracy" className={TEXT_LINK}>
          정확도
        </Link>
        에 측정한 그대로 적어 두었어요.
      </p>
    </DocumentSection>
  );
}

function LanguageModelSection() {
  return (
    <DocumentSection title="언어 모델의 의견" id="judge-rubric">
      <p>
        운영자가 언어 모델을 연결한 서버에서는 그 모델에게도 누가 쓴 글 같은지 물어요. 물을 때는 글을 그 모델에 보내요.
        기본 분석의 확률은 언어 모델의 말로 바뀌지 않고, 앙상블에서만 가중 평균에 들어가요. 늦거나 틀린 모양으로 답한
        모델은 빼고 판단해요. 모델은 아래 기준으로 글을 봐요.
      </p>
      <dl className="mt-1">
        {JUDGE_RUBRIC.map(({ id, area, name, asks }) => (
          <div key={id} className="border-t border-line py-2.5">
            <dt className="font-semibold">
              {name} <span className="text-note font-normal text-ink-3">{area}</span>
            </dt>
            <dd>{asks}</dd>
          </div>
        ))}
      </dl>
    </DocumentSection>
  );
}
