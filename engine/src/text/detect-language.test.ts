import { describe, expect, it } from "vitest";
import { prepareText } from "./prepare-text.ts";

describe("prepareText: 언어", () => {
  const cases: [string, string][] = [
    ["어제는 비가 와서 집에만 있었다. 책을 한 권 다 읽었다.", "ko"],
    ["React 컴포넌트에서 useState를 쓰면 re-render가 일어난다.", "ko"],
    ["I went to the library yesterday because it was raining all day.", "en"],
    [
      "Turn left onto S Harbor St. Continue onto W 5th Ave. Take ramp 12B toward Mill Valley. Merge onto US-40 E. Keep right at Dunmore Blvd.",
      "en",
    ],
    ["Preheat oven. Mix flour, sugar, salt. Add butter, stir well. Bake twenty minutes. Cool, slice, serve.", "en"],
    ["Click Settings. Select Backup. Choose folder, press Save. Wait two minutes, open Backup again.", "en"],
    [
      "Open Docker Desktop, klik Settings, pilih Resources, geser slider Memory, tekan Apply, tunggu restart.",
      "unsupported",
    ],
    ["Tourner à gauche rue Saint-Martin. Continuer tout droit. Prendre sortie 12, direction centre.", "unsupported"],
    ["Links abbiegen Richtung Bahnhof. Geradeaus weiterfahren. Ausfahrt 12 nehmen, rechts halten.", "unsupported"],
    ["Girar izquierda, calle Mayor. Seguir recto. Tomar salida 12, dirección centro.", "unsupported"],
    ["Belok kiri, jalan Merdeka. Terus lurus. Ambil pintu keluar 12, arah pusat kota.", "unsupported"],
    ["Re trai, duong Le Loi. Di thang. Lay loi ra 12, huong trung tam thanh pho.", "unsupported"],
    ["Mix online marketing met social media: open account, start campagne, check resultaat elke week.", "unsupported"],
    [
      "Hier, je suis allé à la bibliothèque parce qu'il pleuvait toute la journée et que les rues étaient vides.",
      "unsupported",
    ],
    [
      "Gestern war ich in der Bibliothek, weil es den ganzen Tag geregnet hat und ich nicht nach Hause wollte.",
      "unsupported",
    ],
    ["Ayer fui a la biblioteca porque llovió todo el día y no quería quedarme en casa con los niños.", "unsupported"],
    ["Hôm qua tôi đã đến thư viện vì trời mưa cả ngày và tôi không muốn ở nhà với những người khác.", "unsupported"],
    [
      "Kemarin saya pergi ke perpustakaan karena hujan turun sepanjang hari dan saya tidak ingin di rumah.",
      "unsupported",
    ],
    ["Ieri sono andato in biblioteca perché ha piovuto tutto il giorno e non volevo stare a casa.", "unsupported"],
    ["昨日は一日中雨が降っていたので、図書館に行きました。", "unsupported"],
    ["Вчера я пошёл в библиотеку, потому что весь день шёл дождь.", "unsupported"],
    ["昨天下了一整天的雨，所以我去了图书馆看书。", "unsupported"],
    ["😀😀😀 🎉🎉", "none"],
    ["12345 67890 !!! ???", "none"],
    ["ㅋㅋㅋㅋㅋㅋㅋㅋㅋㅋ", "none"],
    ["가".repeat(10_000), "none"],
    ["", "none"],
  ];
  it.each(cases)("%s", (text, language) => {
    expect(prepareText(text).language).toBe(language);
  });
});
