import { useLoaderData } from "react-router";
import { judgeFirstSample } from "../../features/landing/first-sample.server.ts";
import { LandingPage } from "../../features/landing/landing-page.tsx";
import { pageMeta } from "../page-meta.ts";

export const meta = () =>
  pageMeta({
    path: "/",
    title: "글의 결을 읽다",
    description: "한국어 글이 사람의 것인지, AI의 것인지, 둘이 섞였는지 추정하고 그 까닭을 문장마다 짚어 드려요.",
  });

/** Runs while the page is being built. */
export function loader() {
  return { first: judgeFirstSample() };
}

export default function Landing() {
  const { first } = useLoaderData<typeof loader>();
  return <LandingPage first={first} />;
}
