import type { ProFeature } from "../../shared/dialogs/pro-feature.ts";
import { Dialog } from "../../shared/ui/dialog.tsx";
import { TickList } from "../../shared/ui/icon-list.tsx";
import { PRO_OFFERS, proPoints } from "./pro-offers.ts";
import { UpgradeOffer } from "./upgrade-offer.tsx";

export default function ProRequiredDialog({ feature, onClose }: { feature: ProFeature; onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title="Pro 요금제에서 쓸 수 있어요" description={PRO_OFFERS[feature].description}>
      <UpgradeOffer onClose={onClose}>
        <TickList items={proPoints(feature)} />
      </UpgradeOffer>
    </Dialog>
  );
}
