import { type ReactNode, useRef } from "react";
import { Navigate } from "react-router";
import { useSession } from "../../shared/session/use-session.ts";

/** Redirects users who arrive signed in to the app; signing in on the page itself continues to its own target. */
export function VisitorsOnly({ children }: { children: ReactNode }) {
  const session = useSession();
  const cameAsVisitor = useRef(false);
  if (session.status === "anonymous") cameAsVisitor.current = true;
  if (session.status === "authenticated" && !cameAsVisitor.current) return <Navigate to="/dashboard" replace />;
  if (session.status === "consenting") return <Navigate to="/welcome" replace />;
  return children;
}
