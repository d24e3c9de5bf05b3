import { ButtonLink } from "../../shared/ui/button.tsx";
import { CARD } from "../../shared/ui/surfaces.ts";

/** Says plainly what is not there yet and what can be done now. */
export function UpcomingPage({ title, text }: { title: string; text: string }) {
  return (
    <>
      <h1 className="mb-4 text-title-1 font-bold sm:mb-6">{title}</h1>
      <section className={`px-5 py-8 sm:px-8 ${CARD}`}>
        <h2 className="text-title-2 font-[650]">준비하고 있어요</h2>
        <p className="mt-1 mb-5 max-w-[560px] text-ink-2">{text}</p>
        <ButtonLink to="/dashboard">글 분석하러 가기</ButtonLink>
      </section>
    </>
  );
}
