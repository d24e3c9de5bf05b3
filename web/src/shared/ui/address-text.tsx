import { Fragment } from "react";

/** An address of the web, which breaks after its separators and inside a word only where a single one is too long. */
export function AddressText({ address }: { address: string }) {
  const parts = address.split(/(?<=[./?&=_-])(?!\/)/);
  return (
    <span className="min-w-0 wrap-anywhere">
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one address keep their places.
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
