import { PRO_MONTHLY_PRICE_WON } from "@geulgyeol/contract";
import { landingProof } from "../../features/accuracy/landing-proof.server.ts";
import { judgeFirstSamples } from "../../features/landing/judged-samples.server.ts";
import { LandingPage } from "../../features/landing/landing-page.tsx";
import { usePageData } from "../navigation/page-data.ts";
import { pageMeta, siteAddress } from "../page-meta.ts";

const DESCRIPTION = "한국어 글이 사람의 것인지, AI의 것인지, 둘이 섞였는지 추정하고 그 이유를 문장마다 짚어 드려요.";

/** Structured data for search engines: what this is and what it costs, consistent with the page. */
const application = () => ({
  "@context": "https://schema.org",
  "@type": "WebApplication",
  name: "글결",
  description: DESCRIPTION,
  url: `${siteAddress()}/`,
  inLanguage: "ko",
  applicationCategory: "UtilitiesApplication",
  operatingSystem: "Any",
  offers: [
    { "@type": "Offer", name: "무료", price: "0", priceCurrency: "KRW" },
    { "@type": "Offer", name: "Pro", price: String(PRO_MONTHLY_PRICE_WON), priceCurrency: "KRW" },
  ],
});

export const meta = () => [
  ...pageMeta({
    path: "/",
    title: "글의 결을 읽다",
    description: DESCRIPTION,
  }),
  { "script:ld+json": application() },
];

export const handle = { hasData: true };

/** Runs while the page is being built. */
export function loader() {
  return { samples: judgeFirstSamples(), proof: landingProof() };
}

export default function Landing() {
  const { samples, proof } = usePageData<typeof loader>();
  return <LandingPage samples={samples} proof={proof} />;
}
