import type { MailTexts } from '../MailText'

export const fr: MailTexts = {
  mails: {
    activation: {
      subject: 'Confirmez votre adresse e-mail',
      heading: 'Bienvenue, {name}',
      body: [
        'Il reste une étape : confirmez que cette adresse est bien la vôtre. Vous pourrez ensuite écrire aux autres membres.',
        'Le lien fonctionne une fois, pendant 7 jours. Si vous ne vous êtes pas inscrit, laissez cet e-mail de côté et il ne se passera rien.',
        'Vous lisez ceci sur un autre appareil ? Saisissez ce code sur le site : {code}. Il est valable un jour.',
      ],
      button: 'Confirmer mon adresse',
    },
    reset: {
      subject: 'Choisissez un nouveau mot de passe',
      heading: 'Bonjour {name}',
      body: [
        'Quelqu’un, vous sans doute, a demandé un nouveau mot de passe. Choisissez-le avec le lien ci-dessous.',
        'Le lien fonctionne une fois, pendant une heure. Si ce n’était pas vous, votre mot de passe reste inchangé.',
      ],
      button: 'Choisir un nouveau mot de passe',
    },
    mail_change: {
      subject: 'Confirmez votre nouvelle adresse e-mail',
      heading: 'Bonjour {name}',
      body: [
        'Vous souhaitez utiliser {email} pour votre compte. Confirmez-le avec le lien ci-dessous.',
        'Le lien fonctionne une fois, pendant 24 heures. D’ici là, votre ancienne adresse reste valable.',
      ],
      button: 'Confirmer la nouvelle adresse',
    },
    mail_changed: {
      subject: 'Votre adresse e-mail a été modifiée',
      heading: 'Bonjour {name}',
      body: [
        'Votre compte utilise désormais une autre adresse e-mail. Si vous ne l’avez pas modifiée, écrivez tout de suite à {support}.',
      ],
    },
    password_changed: {
      subject: 'Votre mot de passe a été modifié',
      heading: 'Bonjour {name}',
      body: [
        'Votre mot de passe a été modifié et vous avez été déconnecté de tous vos appareils.',
        'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et écrivez à {support}.',
      ],
      button: 'Se connecter',
    },
    deletion: {
      subject: 'Votre compte va être supprimé',
      heading: 'Au revoir, {name}',
      body: [
        'Votre profil n’est plus visible. Le {date}, tout ce que nous gardons à votre sujet sera effacé définitivement.',
        'Si vous changez d’avis d’ici là, le lien ci-dessous rétablit tout.',
      ],
      button: 'Garder mon compte',
    },
    new_message: {
      subject: 'Vous avez un nouveau message',
      heading: 'Bonjour {name}',
      body: ['{sender} vous a écrit.'],
      button: 'Lire le message',
    },
    new_like: {
      subject: 'Du nouveau sur votre profil',
      heading: 'Bonjour {name}',
      body: ['{sender} aime votre profil.'],
      button: 'Voir qui c’est',
    },
    receipt: {
      subject: 'Votre reçu {number}',
      heading: 'Merci, {name}',
      body: [
        'Vous avez acheté {credits} crédits pour {price} le {date}. Numéro de reçu : {number}.',
        'Vous pouvez vous rétracter de cet achat jusqu’au {until}, dans « Achats ».',
      ],
      button: 'Voir mes achats',
    },
    withdrawal: {
      subject: 'Confirmation de votre rétractation {reference}',
      heading: 'Bonjour {name}',
      body: [
        'Nous avons reçu votre rétractation le {date}. Référence : {reference}.',
        '{credits} crédits non utilisés ont été repris et {price} vous sont remboursés par le moyen de paiement utilisé.',
      ],
      button: 'Voir mes achats',
    },
    payment_instructions: {
      subject: 'Comment payer {price}',
      heading: 'Bonjour {name}',
      body: [
        'Votre commande attend votre paiement de {price} à : {account}.',
        'Indiquez cette référence pour que nous le retrouvions : {reference}. Dernier jour : {until}. Les crédits arrivent dès réception de l’argent.',
      ],
      button: 'Voir ma commande',
    },
    payment_returned: {
      subject: 'Votre paiement {reference} vous est rendu',
      heading: 'Bonjour {name}',
      body: [
        'Votre paiement de {price} est arrivé pour une commande dont la remise avait déjà été utilisée par un autre de vos paiements. Il n’a donc pas été crédité.',
        'La totalité du montant vous est renvoyée par le même moyen de paiement. Référence : {reference}.',
      ],
      button: 'Voir mes achats',
    },
    report_received: {
      subject: 'Nous avons reçu votre signalement {reference}',
      heading: 'Merci',
      body: [
        'Votre signalement du {date} est entre les mains de notre équipe sous la référence {reference}. Nous vous écrirons quand il sera tranché.',
      ],
    },
    report_decided: {
      subject: 'Décision sur votre signalement {reference}',
      heading: 'Bonjour',
      body: [
        'Nous avons examiné votre signalement {reference}. Décision : {decision}',
        'Si vous n’êtes pas d’accord, écrivez à {support} et quelqu’un d’autre l’examinera.',
      ],
    },
    complaint_received: {
      subject: 'Nous avons reçu votre réclamation {reference}',
      heading: 'Bonjour {name}',
      body: [
        'Votre réclamation du {date} est entre les mains de notre équipe sous la référence {reference}. Nous répondons sous 14 jours.',
      ],
    },
    photo_refused: {
      subject: 'Une photo n’a pas été validée',
      heading: 'Bonjour {name}',
      body: [
        'Nous n’avons pas pu valider l’une de vos photos. La raison est indiquée dans votre profil.',
        'Si vous n’êtes pas d’accord, vous pouvez y contester cette décision et quelqu’un d’autre l’examinera.',
      ],
      button: 'Voir la raison',
    },
    photo_appeal_decided: {
      subject: 'Décision sur votre contestation',
      heading: 'Bonjour {name}',
      body: [
        'Nous avons réexaminé votre photo. Décision : {decision}',
        'Si vous avez des questions, écrivez à {support}.',
      ],
      button: 'Voir mes photos',
    },
  },
  footer: {
    why: 'Vous recevez cet e-mail parce que cette adresse a été indiquée sur {site}.',
    unsubscribe: 'Ne plus recevoir ces e-mails',
    link: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
  },
  sms: { code: '{site} : votre code est {code}. Il est valable 10 minutes. Ne le donnez à personne.' },
  push: { message: 'Nouveau message de {sender}', like: '{sender} a du nouveau pour vous' },
}
