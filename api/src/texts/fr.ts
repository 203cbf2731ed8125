import type { ServerTexts } from './ServerTexts'

export const fr: ServerTexts = {
  mails: {
    activation: {
      subject: 'Confirme ton adresse e-mail',
      heading: 'Bienvenue, {name}',
      body: [
        'Il reste une étape : confirme que cette adresse est bien la tienne. Tu pourras ensuite écrire aux autres membres.',
        'Le lien fonctionne une fois, pendant {span}. Si tu n’es pas à l’origine de cette inscription, ignore cet e-mail et il ne se passera rien.',
        'Tu lis ceci sur un autre appareil ? Saisis ce code sur le site : {code}. Il est valable {codeSpan}.',
      ],
      button: 'Confirmer mon adresse',
    },
    reset: {
      subject: 'Choisis un nouveau mot de passe',
      heading: 'Bonjour {name}',
      body: [
        'Quelqu’un, toi sans doute, a demandé un nouveau mot de passe. Choisis-le avec le lien ci-dessous.',
        'Le lien fonctionne une fois, pendant {span}. Si ce n’était pas toi, ton mot de passe reste inchangé.',
      ],
      button: 'Choisir un nouveau mot de passe',
    },
    mail_change: {
      subject: 'Confirme ta nouvelle adresse e-mail',
      heading: 'Bonjour {name}',
      body: [
        'Tu souhaites utiliser {email} pour ton compte. Confirme-le avec le lien ci-dessous.',
        'Le lien fonctionne une fois, pendant {span}. D’ici là, ton ancienne adresse reste utilisée.',
      ],
      button: 'Confirmer la nouvelle adresse',
    },
    mail_change_asked: {
      subject: 'Souhaites-tu changer d’adresse e-mail ?',
      heading: 'Bonjour {name}',
      body: [
        'Quelqu’un, toi sans doute, a demandé à utiliser une autre adresse e-mail pour ton compte. Rien n’a encore changé.',
        'Si ce n’était pas toi, arrête le changement avec le lien ci-dessous et choisis un nouveau mot de passe. Le lien fonctionne une fois, pendant {span}.',
      ],
      button: 'Arrêter le changement',
    },
    mail_changed: {
      subject: 'Ton adresse e-mail a été modifiée',
      heading: 'Bonjour {name}',
      body: [
        'Ton compte utilise désormais une autre adresse e-mail. Si tu ne l’as pas modifiée, écris tout de suite à {support}.',
      ],
    },
    password_changed: {
      subject: 'Ton mot de passe a été modifié',
      heading: 'Bonjour {name}',
      body: [
        'Ton mot de passe a été modifié et tous tes appareils ont été déconnectés.',
        'Si ce n’était pas toi, choisis tout de suite un nouveau mot de passe et écris à {support}.',
      ],
      button: 'Se connecter',
    },
    password_reset: {
      subject: 'Ton mot de passe a été réinitialisé',
      heading: 'Bonjour {name}',
      body: [
        'Ton mot de passe a été réinitialisé et tous tes appareils ont été déconnectés. Si tu avais des clés d’accès, elles ont été supprimées ; tu peux les ajouter à nouveau dans tes réglages.',
        'Si ce n’était pas toi, choisis tout de suite un nouveau mot de passe et écris à {support}.',
      ],
      button: 'Se connecter',
    },
    passkey_added: {
      subject: 'Une clé d’accès a été ajoutée à ton compte',
      heading: 'Bonjour {name}',
      body: [
        'Tu peux maintenant te connecter avec la clé d’accès « {passkey} ».',
        'Si ce n’était pas toi, supprime-la dans tes réglages, change tout de suite ton mot de passe et écris à {support}.',
      ],
      button: 'Ouvrir les réglages',
    },
    already_member: {
      subject: 'Tu as déjà un compte',
      heading: 'Bonjour {name}',
      body: [
        'Quelqu’un, toi sans doute, a voulu ouvrir un compte avec cette adresse. Tu en as déjà un : connecte-toi, ou choisis un nouveau mot de passe si tu l’as oublié.',
        'Si ce n’était pas toi, ignore cet e-mail : rien n’a changé.',
      ],
      button: 'Se connecter',
    },
    no_account: {
      subject: 'À propos de ton nouveau mot de passe',
      heading: 'Bonjour',
      body: [
        'Quelqu’un, toi sans doute, a demandé un nouveau mot de passe pour cette adresse. Aucun compte ne l’utilise ; ton compte utilise peut-être une autre adresse.',
        'Si ce n’était pas toi, ignore cet e-mail.',
      ],
    },
    deletion: {
      subject: 'Ton compte va être supprimé',
      heading: 'Au revoir, {name}',
      body: [
        'Ton profil n’est plus visible. Le {date}, tout ce que nous gardons à ton sujet sera effacé définitivement.',
        'Si tu changes d’avis d’ici là, tu peux récupérer ton compte avec le lien ci-dessous.',
      ],
      button: 'Récupérer mon compte',
    },
    new_message: {
      subject: 'Tu as un nouveau message',
      heading: 'Bonjour {name}',
      body: ['{sender} t’a écrit.'],
      button: 'Lire le message',
    },
    new_like: {
      subject: 'Du nouveau sur ton profil',
      heading: 'Bonjour {name}',
      body: ['{sender} aime ton profil.'],
      button: 'Voir qui c’est',
    },
    receipt: {
      subject: 'Ton reçu {number}',
      heading: 'Merci, {name}',
      body: [
        'Tu as acheté {credits} crédits pour {price} le {date}. Numéro de reçu : {number}.',
        'Tu peux te rétracter de cet achat jusqu’au {until}, sous « Mes achats ».',
      ],
      button: 'Voir mes achats',
    },
    withdrawal: {
      subject: 'Confirmation de ta rétractation {reference}',
      heading: 'Bonjour {name}',
      body: [
        'Nous avons reçu ta rétractation le {date}. Référence : {reference}.',
        '{credits} crédits non utilisés ont été retirés, et {price} te sont remboursés par le moyen de paiement utilisé.',
      ],
      button: 'Voir mes achats',
    },
    payment_instructions: {
      subject: 'Comment payer {price}',
      heading: 'Bonjour {name}',
      body: [
        'Ta commande attend ton paiement de {price} à : {account}.',
        'Indique cette référence pour que nous le retrouvions : {reference}. À payer au plus tard le {until}. Tu reçois tes crédits dès que l’argent est arrivé.',
      ],
      button: 'Voir ma commande',
    },
    payment_returned: {
      subject: 'Ton paiement {reference} va t’être remboursé',
      heading: 'Bonjour {name}',
      body: [
        'Ton paiement de {price} est arrivé pour une commande dont la remise avait déjà été utilisée par un autre de tes paiements. Tu n’as donc pas reçu les crédits.',
        'La totalité du montant t’est remboursée par le même moyen de paiement. Référence : {reference}.',
      ],
      button: 'Voir mes achats',
    },
    payment_released: {
      subject: 'Rien n’a été débité pour ta commande',
      heading: 'Bonjour {name}',
      body: [
        'Le {date}, {price} ont été réservés pour ta commande de {credits} crédits. Ce montant est de nouveau libre : rien n’a été débité, et tu n’as pas reçu les crédits.',
        'Ta banque peut mettre quelques jours à l’afficher comme disponible. Si tu veux toujours les crédits, il te suffit de les commander à nouveau.',
      ],
      button: 'Voir ma commande',
    },
    report_received: {
      subject: 'Nous avons reçu ton signalement {reference}',
      heading: 'Merci',
      body: [
        'Ton signalement du {date} est entre les mains de notre équipe sous la référence {reference}. Nous te communiquerons notre décision.',
      ],
    },
    report_decided: {
      subject: 'Décision sur ton signalement {reference}',
      heading: 'Bonjour',
      body: [
        'Nous avons examiné ton signalement {reference}. Décision : {decision}',
        'Si tu n’es pas d’accord, écris à {support} et quelqu’un d’autre l’examinera.',
      ],
    },
    complaint_received: {
      subject: 'Nous avons reçu ta réclamation {reference}',
      heading: 'Bonjour {name}',
      body: [
        'Ta réclamation du {date} est entre les mains de notre équipe sous la référence {reference}. Tu recevras une réponse sous {days} jours ouvrés.',
      ],
    },
    export_ready: {
      subject: 'Ton téléchargement est prêt',
      heading: 'Tes données, {name}',
      body: [
        'Tout ce que nous conservons sur toi tient maintenant dans un fichier : une page à lire, tes photos et les mêmes données pour d’autres programmes.',
        'Tu peux le télécharger dans tes réglages jusqu’au {date}. Connecte-toi d’abord.',
      ],
      button: 'Aller à mon téléchargement',
    },
    photo_refused: {
      subject: 'Une photo a été refusée',
      heading: 'Bonjour {name}',
      body: [
        'Nous n’avons pas pu valider l’une de tes photos. La raison est indiquée dans ton profil.',
        'Si tu n’es pas d’accord, tu peux y contester cette décision et quelqu’un d’autre l’examinera.',
      ],
      button: 'Voir la raison',
    },
    photo_appeal_decided: {
      subject: 'Décision sur ta contestation',
      heading: 'Bonjour {name}',
      body: [
        'Nous avons réexaminé ta photo. Décision : {decision}',
        'Si tu as des questions, écris à {support}.',
      ],
      button: 'Voir mes photos',
    },
  },
  footer: {
    why: 'Tu reçois cet e-mail parce que cette adresse a été indiquée sur {site}.',
    unsubscribe: 'Ne plus recevoir ces e-mails',
    link: 'Si le bouton ne fonctionne pas, copie cette adresse dans ton navigateur :',
  },
  sms: { code: '{site} : ton code est {code}. Il est valable {span}. Ne le donne à personne.' },
  push: { message: '{sender} t’a écrit', like: '{sender} a du nouveau pour toi', block: 'Bloquer' },
  fictional: 'Profil fictif',
  icebreakers: [
    'Qu’est-ce qui t’a fait sourire cette semaine ?',
    'Quel endroit de ta ville me montrerais-tu en premier ?',
    'Café, thé ou quelque chose de plus fort ?',
    'De quoi pourrais-tu parler pendant une heure ?',
    'Plutôt lève-tôt ou oiseau de nuit ?',
  ],
  exportPage: {
    title: 'Tes données',
    intro:
      'Voici tout ce que nous conservons sur toi. Les champs portent les noms de nos systèmes ; data.json contient la même chose pour d’autres programmes.',
    none: 'Rien ici.',
    sections: {
      account: 'Compte et profil',
      photos: 'Photos',
      people: 'Likes, blocages et réponses',
      messages: 'Messages',
      payments: 'Paiements et crédits',
      reports: 'Signalements et réclamations',
      devices: 'Appareils',
      other: 'Tout le reste',
    },
  },
  receipt: {
    title: 'Reçu {number}',
    seller: 'Vendeur',
    customer: 'Client',
    paidOn: 'Payé le',
    credits: '{count} crédits',
    discount: 'Remise',
    surcharge: 'Supplément',
    total: 'Total',
    vat: 'Dont TVA ({rate})',
    refunded: 'Remboursé',
  },
}
