import { RECORD_PRINT_WORDS } from "@geulgyeol/wording/print";
import { Text, View } from "@react-pdf/renderer";
import { INK_3, LINE } from "../palette.ts";

interface ArrivalListProps {
  readonly arrivals: readonly { readonly name: string; readonly said: string }[];
  /** Entries that are printed. */
  readonly most: number;
}

/** What came at once, in two columns. */
export function ArrivalList({ arrivals, most }: ArrivalListProps) {
  if (arrivals.length === 0) return null;
  const shown = arrivals.slice(0, most);
  return (
    <View wrap={false} style={{ marginTop: 9 }}>
      <View style={{ flexDirection: "row", flexWrap: "wrap", columnGap: 24 }}>
        {shown.map(({ name, said }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two arrivals may be from one file
          <View key={place} style={{ width: 243, borderTopWidth: 0.75, borderTopColor: LINE, paddingVertical: 3 }}>
            <Text style={{ fontSize: 8.25, lineHeight: 1.4 }}>
              <Text style={{ fontWeight: 700 }}>{name}</Text> {said}
            </Text>
          </View>
        ))}
      </View>
      {shown.length < arrivals.length && (
        <Text style={{ fontSize: 8, color: INK_3 }}>
          {RECORD_PRINT_WORDS.moreArrivals(arrivals.length - shown.length)}
        </Text>
      )}
    </View>
  );
}
