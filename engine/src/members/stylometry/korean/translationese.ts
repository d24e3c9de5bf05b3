import { counted, type Family } from "../feature.ts";

/**
 * Translationese from English and Japanese. Stacked particles, 에 의해, 가지고 있다 and passives are more frequent in model
 * prose than in human essays, but not than in translated books. Plural -들 and pronouns alone are no evidence.
 */
const group = "translationese" as const;

export const TRANSLATIONESE: Family = {
  id: "translationese",
  features: [
    counted("by-agent", "'~에 의해'", "*에 의해|*에 의해서|*에 의하여|*에 의한|*에 의하면", { group }),
    counted("according-to", "'~에 따르면', '~에 따라'", "*에 따르면|*에 따라|*에 따라서|*에 따른", { group }),
    counted("in-regard-to", "'~에 있어서'", "*에 있어서|*에 있어|*에 있어서의|*에 있어서는", { group }),
    counted("due-to", "'~로 인해'", "*로 인해|*로 인하여|*로 인한|*로부터|*으로써|*로써|*로서의|*로서", { group }),
    counted("despite", "'~에도 불구하고'", "*에도 불구하고|*도 불구하고|*에도 불구", { group }),
    counted(
      "stacked-particles",
      "겹쳐 쓴 조사",
      "*에서의|*으로의|*로의|*와의|*과의|*에의|*에게서|*에로|*으로부터|*에서부터",
      { group },
    ),
    counted(
      "double-passive",
      "이중 피동",
      "*되어지*|*되어진|*되어집*|*되어졌*|*여지는|*여진다|*여집니다|*여진|*여졌*|보여진*|보여집*|쓰여진|쓰여지*|불리우*|불리운|잊혀진|잊혀지*",
      {
        group,
      },
    ),
    counted(
      "passive-become",
      "'~되다'",
      "*된다|*됩니다|*되는|*되며|*되고|*되어|*됐다|*되었다|*되었습니다|*됐습니다|*된|*될|*되지|*되도록|*돼요|*되면",
      { group },
    ),
    counted("have-possess", "'~을 가지고 있다'", "가지고 있*|갖고 있*|지니고 있*|가진|갖는|지닌|갖춘|가지는", {
      group,
    }),
    counted(
      "progressive",
      "'~고 있다'",
      "*고 있다|*고 있습니다|*고 있는|*고 있으며|*고 있었다|*고 있고|*고 있어요|*고 있었습니다|*고 있다는|*고 있지만",
      { group },
    ),
    counted("pronoun-he-she", "'그', '그녀', '그들'", "그는|그가|그의|그를|그에게|그녀*|그들*|이들*|그것*", { group }),
    counted("one-of", "'~중 하나', '하나의'", "중 하나*|중의 하나*|가운데 하나*|하나의|하나로|일종의", { group }),
    counted("plural", "'~들'", "*들|*들이|*들은|*들을|*들의|*들에게|*들과|*들도|*들에", { group }),
    counted("if-supposed", "'만약', '만일'", "만약|만일|만약에|혹시|설령|비록", { group }),
    counted("as-such", "'~와 같은', '~같은'", "같은|같이|같다|같다고|*와 같이|*과 같이|마찬가지로", { group }),
    counted(
      "thing-nominal",
      "'것'",
      "것|것은|것이|것을|것도|것과|것에|것으로|것만|것이다|것입니다|것이며|것이고|것처럼|것인지|것이라고|것이라는",
      { group },
    ),
    counted(
      "thing-contracted",
      "'거', '게', '걸', '건'",
      "거|게|걸|건|거다|거야|거예요|거고|거라|거라고|거지|거죠|거의|뭘|뭐가|이게|그게|저게|이건|그건|저건|이걸|그걸",
      {
        group: "other",
      },
    ),
    counted(
      "nominal-gi",
      "'~기'로 만든 명사",
      "*하기|*되기|*기는|*기가|*기를|*기도|*기에|*기보다|*기까지|*기로|*기만",
      { group: "other" },
    ),
    counted(
      "nominal-eum",
      "'~음'으로 만든 명사",
      "*함을|*함이|*함은|*함으로써|*음을|*음이|*음은|*됨을|*있음을|*없음을|*임을|*있음",
      { group: "other" },
    ),
    counted(
      "can-be-said",
      "'~라고 할 수 있다'",
      "*라고 할 수|*다고 할 수|*라고 볼 수|*다고 볼 수|*라 할 수|볼 수 있*|할 수 있겠*|알 수 있*",
      { group },
    ),
    counted(
      "at-the-same-time",
      "'동시에', '실제로'",
      "동시에|실제로|기본적으로|일반적으로|본질적으로|궁극적으로|전반적으로|대체로|상대적으로",
      { group },
    ),
  ],
};
