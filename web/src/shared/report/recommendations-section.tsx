import { NumberedList } from "../ui/numbered-list.tsx";

export function RecommendationsSection({ recommendations }: { recommendations: readonly string[] }) {
  return (
    <section>
      <h3 className="mb-2.5 text-title-2 font-[650]">개선 제안</h3>
      <NumberedList items={recommendations} />
    </section>
  );
}
