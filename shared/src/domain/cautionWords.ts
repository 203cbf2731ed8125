// The patterns match text after `foldText`: lower case, without accents.

export const payments: readonly string[] = [
  String.raw`pay[\s._-]?pal|western[\s._-]?union|money[\s._-]?gram|cash[\s._-]?app\b|venmo|\brevolut\b|paysafe|\bskrill\b|neteller`,
  String.raw`\bbizum\b|\btikkie\b|mobile[\s-]?pay\b|\bvipps\b|satispay|postepay|\btwint\b|\b(?:via|by|with|per|mit) zelle\b`,
  String.raw`\b(?:kod|na) blik\b|\bblikiem\b|\bswisha\b|\bswish (?:mig|till|nummer)`,
  String.raw`\b[ck]r[yi]pto(?!n|g)|bitcoin|\bbtc\b|ethereum|\busdt\b|\bdogecoin`,
  String.raw`gift[\s-]?(?:cards?|vouchers?|codes?)\b|\b(?:steam|itunes|apple|amazon|google play)[\s-]*(?:gift)?[\s-]*(?:cards?|karten?|kort|kaart|kortti|vouchers?|codes?|gutschein\w*|guthaben\w*|karta|karte)\b`,
  String.raw`geschenk(?:karte|gutschein)|guthaben(?:karte|code)|gutschein(?:karte|code)|\b(?:per|als) gutschein|cartes?[\s-]cadeau|cheques?[\s-]cadeau|\b(?:tarjetas?|cheques?|vales?) (?:de )?regalo|\b(?:carta|carte|buono|buoni) regalo`,
  String.raw`cadeau(?:kaart|bon)|gavekort|presentkort|kart[aeyi]? (?:podarunkow|upominkow)|bon\w* (?:podarunkow|upominkow)|lahjakort`,
  String.raw`\bi ?ban\b|\b[a-z]{2}\d{2}(?: ?[a-z0-9]{4}){3,}`,
  String.raw`\buberweis(?:e|t|ung)|\bvirement|\btransferencia|\bbonifico|\bprzelew|tilisiirto|\bbankoverfor|\bbankoverforing`,
]

/** French "livres" counts only with "sterling", because it also means books. */
const currencies =
  'eur(?:os?|oa|on|olla)?|dollars?|dollaria|dolar\\w*|dolares|dollari|pounds?|pfund|pond|libras|sterline|livres sterling|funt\\w*|puntaa' +
  '|kr|kroner|kronor|kronen|kruunua|couronnes|coronas|corone|zl|zlot\\w*|francs?|franken|franchi|francos|frangia' +
  '|chf|usd|gbp|pln|dkk|nok|sek|bucks|quid'
const money =
  'money|cash|euros?|dollars?|geld|kohle|argent|fric|dinero|soldi|denaro|contanti|penger?|pengar|pieniadz\\w*|pieniedzy|kas[ey]|rahaa|rahat'
const sum = String.raw`(?:[€$£] ?\d[\d.,]*|\d[\d., ]*(?:k|tys)?\.? ?(?:[€$£]|(?:${currencies})\b)|\b(?:${money})\b)`
const gap = String.raw`(?:[\s'-]+[\p{L}\p{N}]+){0,4}[\s'-]+`

const requestVerbs =
  'send(?:e|er|es)?|lend|loan|wire|transfer|borrow|(?:give|pay) (?:me|us)|i (?:\\w+ )?need' +
  '|schick(?:e|st|en)?|sendest|senden|leih(?:e|st|en)?|borg(?:e|st|en)?|uberweis(?:e|t|en)?|(?:gib|zahl|bezahl)e? (?:mir|uns)|(?:ich|und) brauche' +
  "|envo(?:ie|ies|yer|yez)|pret(?:e|er)[ -](?:moi|nous)|(?:me|m'|nous) ?(?:pret|avanc|vir)(?:er|es|ez)|donne[ -]moi|besoin d(?:e|')?" +
  '|envi(?:a|ar|ame|arme|es|as)|mand(?:a|ar|ame|arme|as|es)|prest(?:a|ar|ame|arme|as|es)|transfier(?:e|eme)|transferir(?:me)?|dame|necesito' +
  '|invi(?:a|are|ami|armi)|mand(?:are|ami|armi|i)|prest(?:are|ami|armi|i)|dammi|mi serv(?:e|ono)|ho bisogno di' +
  '|stuur|sturen|leen|lenen|overmaken|maak|geef (?:me|mij)' +
  '|overfor(?:e|er)?|overfora|lan(?:e|er|a|ar)?|giv mig|gi meg|(?:jeg|jag) (?:behover|trenger|mangler)|brug for' +
  '|skicka|skickar|swisha|ge mig' +
  '|wysl(?:ij|ac|esz)|przes(?:lij|lac|lesz)|pozycz(?:yc|ysz)?|przel(?:ej|ac)|wplac(?:ic)?|daj mi|potrzebuje' +
  '|laheta|lahettaa|lahettaisitko|lainaa|lainata|lainaisitko|siirra|siirtaa|anna minulle|maksa minulle|tarvitsen'
const trailingVerbs =
  'leihen|schicken|senden|uberweisen|borgen|geben|sturen|lenen|overmaken|lainaksi|lainaan|lahettaa|pozyczyc|przelac|wyslac'
export const requests: readonly string[] = [
  String.raw`(?:^|[^\p{L}])(?:${requestVerbs})${gap}${sum}`,
  String.raw`${sum}${gap}(?:${trailingVerbs})\b`,
  String.raw`\bik heb${gap}${sum}${gap}nodig\b`,
]

/**
 * The second and third patterns require a preposition, a possessive or a case ending, because the names they match,
 * such as "signal", also occur in harmless sentences.
 */
export const messengers: readonly string[] = [
  String.raw`\bwhats[\s-]?app|\btelegram\b|\bviber\b|\bwe[\s-]?chat\b|\bsnap[\s-]?chat|\bthreema\b|\bkakao[\s-]?talk|\bhangouts\b|\bgoogle[\s-]?chat\b|\bt[e3]l[e3]gram\b`,
  String.raw`\b(?:on|via|by|auf|uber|per|mit|sur|par|en|por|su|con|op|pa|over|przez|na|my|mein|mon|mi|mio|il mio|mijn|min|mitt|mit|moj\w*|minun)\s+(?:signal\w*|insta(?:gram\w*)?|snap|facebook\w*|messenger\w*|discord\w*|skype\w*)\b`,
  String.raw`\b(?:signal|insta(?:gram)?|facebook|messenger|discord|skype)(?:issa|ista|iin|ssa|lla|ie|em|owi|u|a)\b`,
]
