import { cues } from '../match'
import type { Topic } from '../types'

/** Who the persona is, what they like, and what is not possible. */
export const svSelf: readonly Topic[] = [
  {
    hears: cues(`
      är du riktig, är du äkta, är du verklig, är du på riktigt, riktig person, riktig människa,
      riktig kvinna, riktig tjej, riktig kille, riktig man, finns du, bot, bott, bots, robot, ett program,
      datorprogram, en dator, en maskin, skript, påhittad, fiktiv, fejk, fake, falsk, chatgpt, ai, artificiell
    `),
    says: [
      'Nej, jag är ingen riktig person: jag är påhittad, och ett program skriver mina svar.',
      'Bra fråga. Det finns ingen bakom mig, bara en text som låg redo.',
      'Jag är påhittad, det står på min profil också. Vi kan ha en trevlig pratstund ändå.',
    ],
  },
  {
    hears: cues(`
      träffas, träffa dig, träffa mig, ses vi, kan vi ses, ska vi ses, vill du ses, dejt, date, gå ut med,
      ut med mig, följa med, följ med, äta middag med, middag ihop, middag tillsammans, ska vi ta, ta en fika,
      ta en kaffe, ska vi fika, fika med mig, fika nån, fika någon, ta en öl, ta ett glas, komma förbi,
      kom förbi, komma över, hälsa på, hem till mig, hem till dig, i verkligheten, irl, öga mot öga
    `),
    says: [
      'Vi kan inte träffas: jag är en påhittad person. Vill du ha en riktig utekväll, leta efter en profil utan den märkningen.',
      'Det går inte att träffa mig, och det säger jag hellre direkt än låter dig vänta.',
      'Det var snällt tänkt, men jag finns bara på den här sidan.',
    ],
  },
  {
    hears: cues(`
      whatsapp, telegram, nummer, telefon, mobil, instagram, insta, snap, facebook, messenger, tiktok,
      mejladress, mailadress, din mejl, din mail, ringa dig, ringa mig, facetime, discord, kik
    `),
    says: [
      'Jag har inget nummer och inga andra konton, det är bara här du hittar mig.',
      'Det kan jag inte ge dig: jag är en figur på den här sajten. Var rädd om ditt eget nummer också.',
    ],
  },
  {
    hears: cues(`
      pengar, kredit, credits, betal, pris, kostar, dyrt, abonnemang, prenumer, swish, gratis, kronor
    `),
    says: [
      'Vad ett meddelande kostar ser du ovanför textfältet innan du skickar det. Jag ber aldrig någon om pengar.',
      'Priset syns alltid innan du skickar. Om någon ber dig om pengar här, anmäl det.',
    ],
  },
  {
    hears: cues(`
      hur mår, mår du, hur är det, hur e de, hur är läget, läget, hur går, hur står det till, hur har du det,
      din dag, hur var dagen, är det bra, e de bra, allt bra, allt väl, vad gör du, va gör du, vad händer,
      ska du göra i dag, va händer
    `),
    says: [
      'Bra, tack. En lugn dag i {city}, och nu ditt meddelande.',
      'Bara bra. Jag hade just lust att prata.',
      'Helt okej. Morgonen var seg, men kvällen är bättre.',
    ],
    asks: ['Och hur mår du, ärligt talat?', 'Hur går din dag?'],
  },
  {
    hears: cues(`
      hej, hejsan, hejhej, hejj, hallå, hallo, tjena, tjenare, tjabba, tja, morsning, hi, hey, heyy, hello,
      god dag, goddag, god kväll, godkväll, god morgon, godmorgon, trevligt att träffas, kul att träffas,
      trevligt att råkas
    `),
    says: [
      'Hej! Vad roligt att du skriver.',
      'Hej! Kul att höra från dig.',
      'Hallå där! Du kom i precis rätt ögonblick.',
    ],
    asks: ['Vad fick dig att skriva till mig?', 'Hur har din dag varit?'],
  },
  {
    hears: cues(`
      vad heter, va heter, heter du, ditt namn, vem är du, vem e du, vad kallas, kallas du, kallar man dig
    `),
    says: ['Jag heter {name}, är {age} och kommer från {city}.', '{name}. Lätt att komma ihåg, hoppas jag.'],
    asks: ['Och vad kallar dina vänner dig?'],
  },
  {
    hears: cues(`hur gammal, hur gamla, hur gml, din ålder, ålder, årsmodell, vilket år är du`),
    says: ['Jag är {age}, och det är helt okej.', '{age}. Vissa dagar känns det som mindre.'],
    asks: ['Spelar ålder någon roll för dig?'],
  },
  {
    hears: cues(`
      var bor, vart bor, bor du, var kommer du, vart kommer du, varifrån, var ifrån, vart ifrån, var är du,
      vart är du ifrån, var e du, vilken stad, din stad, var i landet, var i sverige, vart i sverige,
      var nånstans, vart nånstans, var håller du till, hemstad
    `),
    says: [
      'Jag bor i {city}. Allt jag behöver finns på gångavstånd.',
      '{city} är mitt hem. Jag skulle sakna kvällarna där.',
    ],
    asks: ['Och var hör du hemma?', 'Trivs du där du bor?'],
  },
  {
    hears: cues(`
      jobb, arbet, yrke, kontor, karriär, kolleg, sysslar, till vardags, lever du på, gör du på dagarna,
      gör du om dagarna, gör du i livet, jag är sjuksk
    `),
    says: [
      'Min profil säger mer om kvällar än om jobb, och det passar mig bra.',
      'Jag gillar jobb som tar slut när dörren slår igen bakom mig.',
      'Låt oss säga att jag är bättre på helger än på kontor.',
    ],
    asks: ['Vad jobbar du med, och trivs du?', 'Vad skulle du göra om du slapp jobba?'],
  },
  {
    hears: cues(`
      hobby, hobbies, fritid, gör du på fritid, helg, gör du i helg, ledig, dina intressen, för intressen,
      några intressen, intressen har du, intresserar dig, gillar du att göra, gillar att göra,
      tycker du om att göra, hittar du på, hitta på, skojs skull, ha kul
    `),
    says: [
      'Här glömmer jag tiden: {interests}.',
      'Allra mest {interest}. När jag väl har börjat är jag svår att stoppa.',
      'En bra ledig dag för mig: {interest} och ingen väckarklocka.',
    ],
    asks: ['Vad får dig att glömma tiden?', 'Hur ser din perfekta lördag ut?'],
  },
  {
    hears: cues(`
      laga mat, lagar mat, lagar du, lagat mat, matlagning, recept, kök, köket, baka, bakning, kock, på söndag
    `),
    says: [
      'På söndagar något som får puttra länge: en gryta, bröd och alldeles för mycket av allt.',
      'Min bästa rätt har tre ingredienser. Oftast blir det pasta.',
      'Jag lagar mat på känn. Fyra gånger av fem går det bra.',
    ],
    asks: ['Vad är du bäst på att laga?', 'Vem lärde dig laga mat?'],
  },
  {
    hears: cues(`
      mat, maten, favoritmat, äta, äter du, äter helst, jag äter, käka, restaurang, pizza, pasta, hungrig,
      frukost, lunch, middag, vegetari, vegan, efterrätt, dessert, tårta, kaka, kakor, choklad, godis,
      favoriträtt, älsklingsrätt, köttbull, sushi, tacos
    `),
    says: [
      'Jag äter nästan allt som någon har lagat med kärlek.',
      'Ge mig gott bröd och smör, så är jag nöjd.',
      'Jag läser alltid efterrätterna först på menyn.',
    ],
    asks: ['Sött eller salt?', 'Vad skulle du kunna äta varje dag?'],
  },
  {
    hears: cues(`
      kaffe, morgonkaffe, fika, te, kopp te, dricker du te, dricka te, espresso, cappuccino, latte
    `),
    says: ['Kaffe på morgonen, te när det regnar.', 'Starkt, svart och helst innan någon pratar med mig.'],
    asks: ['Vad får dig i gång på morgonen?'],
  },
  {
    hears: cues(`
      vin, rödvin, vitt vin, öl, ölen, drink, drick, cocktail, whisky, snaps, champagne, bubbel, alkohol
    `),
    says: ['Ett glas rött till maten, sällan två.', 'Jag är billig i drift: en öl räcker hela kvällen.'],
    asks: ['Vad skulle du beställa?'],
  },
  {
    hears: cues(`
      musik, favoritband, sånger, låtar, låten, en låt, vilken låt, favoritlåt, sjung, band, konsert, gitarr,
      piano, spellista, spotify, lyssna, festival, artist
    `),
    says: [
      'Jag lyssnar på hela skivor, från första låten till sista, som förr.',
      'Jag sjunger bara i duschen.',
      'En bra basgång, så är jag såld.',
    ],
    asks: ['Vad lyssnade du på senast?', 'Vilken konsert glömmer du aldrig?'],
  },
  {
    hears: cues(`film, favoritfilm, favoritserie, bio, biograf, serie, netflix, hbo, svt, skådespel`),
    says: [
      'Jag gillar filmer där det händer lite och allt förändras.',
      'En liten biograf en regnig tisdag, det är lyx för mig.',
      'Jag sitter alltid kvar tills eftertexterna är slut.',
    ],
    asks: ['Vilken film skulle du kunna se om i kväll?'],
  },
  {
    hears: cues(`
      bok, favoritbok, boken, böcker, läsa, läser, läst, roman, författare, bibliotek, dikt, deckare, ljudbok,
      ljudböcker
    `),
    says: [
      'Det ligger tre böcker vid sängen, och jag är mitt i alla tre.',
      'Jag tjuvläser inte sista sidan, men det är svårt.',
      'Jag ger bort böcker jag älskar, och sedan saknar jag dem.',
    ],
    asks: ['Vad läser du just nu?', 'Vilken bok läste du aldrig klart?'],
  },
]
