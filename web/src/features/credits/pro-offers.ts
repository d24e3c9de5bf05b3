import { BATCH_TEXTS_MAX, FREE_HISTORY_VISIBLE, PRO_MONTHLY_CREDITS } from "@geulgyeol/contract";
import { formatCredits } from "@geulgyeol/wording";
import type { ProFeature } from "../../shared/dialogs/pro-feature.ts";

interface ProOffer {
  /** The requested feature, and the alternative without Pro. */
  readonly description: string;
  /** The feature's entry in the list of Pro benefits. */
  readonly point: string;
}

export const PRO_CREDITS = `한 달 ${formatCredits(PRO_MONTHLY_CREDITS)} (기본 분석 ${PRO_MONTHLY_CREDITS}회)`;

const REALTIME = "입력을 멈추면 저절로 다시 분석";

export const PRO_OFFERS: Readonly<Record<ProFeature, ProOffer>> = {
  realtime: {
    description: "실시간 분석은 Pro에서 켤 수 있어요. 직접 시작하는 분석은 지금도 할 수 있어요.",
    point: REALTIME,
  },
  auto: {
    description: "자동 분석은 Pro에서 켤 수 있어요. 직접 시작하는 분석은 지금도 할 수 있어요.",
    point: REALTIME,
  },
  files: {
    description: "여러 파일은 Pro에서 한꺼번에 분석해요. 한 개씩은 지금도 분석할 수 있어요.",
    point: `파일 ${BATCH_TEXTS_MAX}개까지 한 묶음으로 분석`,
  },
  parts: {
    description: "긴 글을 나누어 한꺼번에 분석하는 것은 Pro에서 해요. 대목을 골라 한 번씩은 지금도 분석할 수 있어요.",
    point: "긴 글을 나누어 한꺼번에 분석",
  },
  report: {
    description: "PDF 보고서는 Pro에서 내려받아요. 결과는 지금도 화면에서 모두 보고 링크로 공유할 수 있어요.",
    point: "PDF 보고서 내려받기",
  },
  history: {
    description: `기록을 기한 없이 보관하는 것은 Pro에서 해요. 지금은 최근 ${FREE_HISTORY_VISIBLE}개를 볼 수 있어요.`,
    point: "기록 무제한 보관",
  },
  apiKeys: {
    description: "API 키는 Pro에서 만들 수 있어요. 이 화면에서 하는 분석은 지금도 할 수 있어요.",
    point: "API 키로 내 프로그램에서 분석",
  },
  webhooks: {
    description: "웹훅은 Pro에서 만들 수 있어요. 묶음의 결과는 화면에서 볼 수 있어요.",
    point: "API와 웹훅으로 내 프로그램에서 분석",
  },
  classes: {
    description: "반과 과제는 Pro에서 만들어요. 초대받은 반은 지금도 볼 수 있어요.",
    point: "반을 만들고 과제를 걷기",
  },
};

/** Further benefits in the list, the most wanted first. */
const COMMON: readonly ProFeature[] = ["history", "report", "files"];
const POINTS_SHOWN = 4;

/** Pro benefits, beginning with the requested one; nothing that the free plan has. */
export function proPoints(asked: ProFeature): readonly string[] {
  const points = [asked, ...COMMON].map((feature) => PRO_OFFERS[feature].point);
  return [...new Set([points[0] as string, PRO_CREDITS, ...points])].slice(0, POINTS_SHOWN);
}
