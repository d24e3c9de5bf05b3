import { Link } from "react-router";
import { businessFacts } from "../../shared/business/business-facts.ts";
import { useBusiness } from "../../shared/business/use-business.ts";
import { Logo } from "../../shared/ui/logo.tsx";
import { FOOTER_LINKS } from "./navigation.ts";

/** Footer of every public page, with the seller's details required by law if the operator configured them. */
export function PublicFooter() {
  const business = useBusiness();
  const facts = business ? businessFacts(business) : [];
  return (
    <footer className="flex flex-wrap items-center gap-x-5 gap-y-1 border-t border-line pt-6 pb-9 text-note text-ink-3">
      <Logo small />
      <span>글의 결을 읽다</span>
      <nav aria-label="약관과 문의" className="flex flex-wrap gap-x-5 sm:ml-auto">
        {FOOTER_LINKS.map(({ path, name, isStrong }) => (
          <Link
            key={path}
            to={path}
            className={`flex min-h-11 items-center hover:underline ${isStrong ? "font-bold text-ink-2" : ""}`}
          >
            {name}
          </Link>
        ))}
      </nav>
      {facts.length > 0 && (
        <p className="flex w-full flex-wrap gap-x-4 gap-y-0.5 pt-2 text-label leading-note">
          {facts.map((fact) => (
            <span key={fact} className="min-w-0">
              {fact}
            </span>
          ))}
        </p>
      )}
    </footer>
  );
}
