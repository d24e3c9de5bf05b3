import type { ReactNode } from "react";
import { CARD } from "./surfaces.ts";

/** One group of the settings page: its name on the left, its rows on a card. */
export function SettingsGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-x-8 gap-y-3 border-t border-line py-6 lg:grid-cols-[200px_1fr] lg:py-7">
      <h2 className="text-lead font-heading tracking-tight lg:pt-3.5">{title}</h2>
      <div className={`min-w-0 px-4 py-1 sm:px-6 ${CARD}`}>{children}</div>
    </section>
  );
}

interface SettingsRowProps {
  readonly name: ReactNode;
  readonly help?: ReactNode;
  readonly children?: ReactNode;
}

export function SettingsRow({ name, help, children }: SettingsRowProps) {
  return (
    <div className="flex min-h-16 flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-3 first:border-t-0">
      <div className="min-w-0 grow basis-44">
        <p className="font-semibold">{name}</p>
        {help && <p className="text-note text-ink-3">{help}</p>}
      </div>
      {children !== undefined && <div className="min-w-0">{children}</div>}
    </div>
  );
}
