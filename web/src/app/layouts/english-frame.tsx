import { Link } from "react-router";
import { Logo } from "../../shared/ui/logo.tsx";

const NAME = "Geulgyeol";
/** The pages that a reader of an English report may need; the law requires a prominent link to the privacy policy. */
const LINKS = [
  { path: "/accuracy", name: "Accuracy", isStrong: false },
  { path: "/terms", name: "Terms of use", isStrong: false },
  { path: "/privacy", name: "Privacy policy", isStrong: true },
  { path: "/contact", name: "Contact", isStrong: false },
] as const;

/** Header of a page in English. The menu is left out, since what it leads to is Korean. */
export function EnglishHeader() {
  return (
    <header lang="en" className="flex min-h-15 items-center sm:min-h-[76px]">
      <Link to="/" hrefLang="ko" className="flex min-h-11 items-center rounded-md" aria-label={`${NAME}, first page`}>
        <Logo name={NAME} />
      </Link>
    </header>
  );
}

/** Footer of a page in English: what this site is, and pages that are Korean, as it says. */
export function EnglishFooter() {
  return (
    <footer lang="en" className="border-t border-line pt-6 pb-9 text-note text-ink-3">
      <p className="max-w-(--read-max)">
        {NAME} (<span lang="ko">글결</span>) is a Korean web service that estimates whether a text was written by a
        person, by AI or by both, and says why.
      </p>
      <nav aria-label="About this site" className="mt-1 flex flex-wrap items-center gap-x-5">
        {LINKS.map(({ path, name, isStrong }) => (
          <Link
            key={path}
            to={path}
            hrefLang="ko"
            className={`flex min-h-11 items-center hover:underline ${isStrong ? "font-bold text-ink-2" : ""}`}
          >
            {name}
          </Link>
        ))}
        <span>(these pages are in Korean)</span>
      </nav>
    </footer>
  );
}
