import type { ServerTexts } from './ServerTexts'

export const es: ServerTexts = {
  mails: {
    activation: {
      subject: 'Confirma tu dirección de correo',
      heading: 'Te damos la bienvenida, {name}',
      body: [
        'Falta un paso: confirma que esta dirección es tuya. Después podrás escribir a otras personas.',
        'El enlace funciona una vez, durante {span}. Si no te has registrado, ignora este correo y no pasará nada.',
        '¿Lo lees en otro dispositivo? Introduce este código en el sitio: {code}. Es válido durante {codeSpan}.',
      ],
      button: 'Confirmar mi dirección',
    },
    reset: {
      subject: 'Elige una contraseña nueva',
      heading: 'Hola, {name}',
      body: [
        'Alguien, esperamos que tú, ha pedido una contraseña nueva. Elígela con el enlace de abajo.',
        'El enlace funciona una vez, durante {span}. Si no has sido tú, tu contraseña sigue igual.',
      ],
      button: 'Elegir una contraseña nueva',
    },
    mail_change: {
      subject: 'Confirma tu nueva dirección de correo',
      heading: 'Hola, {name}',
      body: [
        'Quieres usar {email} en tu cuenta. Confírmalo con el enlace de abajo.',
        'El enlace funciona una vez, durante {span}. Hasta entonces se mantiene tu dirección anterior.',
      ],
      button: 'Confirmar la nueva dirección',
    },
    mail_change_asked: {
      subject: '¿Quieres cambiar tu dirección de correo?',
      heading: 'Hola, {name}',
      body: [
        'Alguien, esperamos que tú, ha pedido usar otra dirección de correo en tu cuenta. Todavía no ha cambiado nada.',
        'Si no has sido tú, detén el cambio con el enlace de abajo y elige otra contraseña. El enlace funciona una vez, durante {span}.',
      ],
      button: 'Detener el cambio',
    },
    mail_changed: {
      subject: 'Tu dirección de correo ha cambiado',
      heading: 'Hola, {name}',
      body: [
        'Tu cuenta usa ahora otra dirección de correo. Si no la has cambiado tú, escribe enseguida a {support}.',
      ],
    },
    password_changed: {
      subject: 'Tu contraseña ha cambiado',
      heading: 'Hola, {name}',
      body: [
        'Tu contraseña ha cambiado y se ha cerrado tu sesión en todos los dispositivos.',
        'Si no has sido tú, elige enseguida otra contraseña y escribe a {support}.',
      ],
      button: 'Entrar',
    },
    password_reset: {
      subject: 'Tu contraseña se ha restablecido',
      heading: 'Hola, {name}',
      body: [
        'Tu contraseña se ha restablecido y se ha cerrado tu sesión en todos los dispositivos. Si tenías llaves de acceso, se han eliminado; puedes volver a añadirlas en los ajustes.',
        'Si no has sido tú, elige enseguida otra contraseña y escribe a {support}.',
      ],
      button: 'Entrar',
    },
    passkey_added: {
      subject: 'Se ha añadido una llave de acceso a tu cuenta',
      heading: 'Hola, {name}',
      body: [
        'Ya puedes entrar con la llave de acceso «{passkey}».',
        'Si no la has añadido tú, elimínala en los ajustes, cambia enseguida la contraseña y escribe a {support}.',
      ],
      button: 'Abrir los ajustes',
    },
    already_member: {
      subject: 'Ya tienes una cuenta',
      heading: 'Hola, {name}',
      body: [
        'Alguien, esperamos que tú, ha querido abrir una cuenta con esta dirección. Ya tienes una: entra o elige una contraseña nueva si la has olvidado.',
        'Si no has sido tú, ignora este correo: no ha cambiado nada.',
      ],
      button: 'Entrar',
    },
    no_account: {
      subject: 'Sobre tu nueva contraseña',
      heading: 'Hola',
      body: [
        'Alguien, esperamos que tú, ha pedido una contraseña nueva para esta dirección. No hay ninguna cuenta con ella; quizá te registraste con otra.',
        'Si no has sido tú, ignora este correo.',
      ],
    },
    deletion: {
      subject: 'Tu cuenta se va a eliminar',
      heading: 'Hasta siempre, {name}',
      body: [
        'Tu perfil ya no es visible. El {date} se borrará para siempre todo lo que guardamos sobre ti.',
        'Si cambias de idea antes, puedes recuperar tu cuenta con el enlace de abajo.',
      ],
      button: 'Recuperar mi cuenta',
    },
    new_message: {
      subject: 'Tienes un mensaje nuevo',
      heading: 'Hola, {name}',
      body: ['{sender} te ha escrito.'],
      button: 'Leer el mensaje',
    },
    new_like: {
      subject: 'Hay novedades en tu perfil',
      heading: 'Hola, {name}',
      body: ['A {sender} le gusta tu perfil.'],
      button: 'Ver quién es',
    },
    receipt: {
      subject: 'Tu recibo {number}',
      heading: 'Gracias, {name}',
      body: [
        'Has comprado {credits} créditos por {price} el {date}. Número de recibo: {number}.',
        'Puedes desistir de esta compra hasta el {until}, en «Mis compras».',
      ],
      button: 'Ver mis compras',
    },
    withdrawal: {
      subject: 'Confirmación de tu desistimiento {reference}',
      heading: 'Hola, {name}',
      body: [
        'Recibimos tu desistimiento el {date}. Referencia: {reference}.',
        'Hemos retirado {credits} créditos sin usar y te devolvemos {price} por el mismo medio con el que pagaste.',
      ],
      button: 'Ver mis compras',
    },
    payment_instructions: {
      subject: 'Cómo pagar {price}',
      heading: 'Hola, {name}',
      body: [
        'Tu pedido espera tu pago de {price} a: {account}.',
        'Indica esta referencia para que lo encontremos: {reference}. Paga como máximo el {until}. Recibes los créditos en cuanto llegue el dinero.',
      ],
      button: 'Ver mi pedido',
    },
    payment_returned: {
      subject: 'Te devolvemos tu pago {reference}',
      heading: 'Hola, {name}',
      body: [
        'Tu pago de {price} llegó para un pedido cuyo descuento ya habías usado con otro pago. Por eso no has recibido los créditos.',
        'Te devolvemos todo el importe por el mismo medio de pago. Referencia: {reference}.',
      ],
      button: 'Ver mis compras',
    },
    payment_released: {
      subject: 'No te hemos cobrado nada por tu pedido',
      heading: 'Hola, {name}',
      body: [
        'El {date} se reservaron {price} para tu pedido de {credits} créditos. El importe ya está liberado: no te hemos cobrado nada y no has recibido los créditos.',
        'Tu banco puede tardar unos días en volver a mostrarlo como disponible. Si aún quieres los créditos, solo tienes que pedirlos de nuevo.',
      ],
      button: 'Ver mi pedido',
    },
    report_received: {
      subject: 'Hemos recibido tu denuncia {reference}',
      heading: 'Gracias',
      body: [
        'Tu denuncia del {date} está en manos de nuestro equipo con la referencia {reference}. Te comunicaremos nuestra decisión.',
      ],
    },
    report_decided: {
      subject: 'Decisión sobre tu denuncia {reference}',
      heading: 'Hola',
      body: [
        'Hemos revisado tu denuncia {reference}. Decisión: {decision}',
        'Si no estás de acuerdo, escribe a {support} y la revisará otra persona.',
      ],
    },
    complaint_received: {
      subject: 'Hemos recibido tu reclamación {reference}',
      heading: 'Hola, {name}',
      body: [
        'Tu reclamación del {date} está en manos de nuestro equipo con la referencia {reference}. Respondemos en un plazo de {days} días laborables.',
      ],
    },
    export_ready: {
      subject: 'Tu descarga está lista',
      heading: 'Tus datos, {name}',
      body: [
        'Todo lo que guardamos sobre ti está ahora en un archivo: una página para leer, tus fotos y los mismos datos para otros programas.',
        'Puedes descargarlo en tus ajustes hasta el {date}. Para ello tienes que iniciar sesión.',
      ],
      button: 'Ir a mi descarga',
    },
    photo_refused: {
      subject: 'Una foto se ha rechazado',
      heading: 'Hola, {name}',
      body: [
        'No hemos podido aprobar una de tus fotos. En tu perfil ves el motivo.',
        'Si no estás de acuerdo, puedes recurrir allí y la revisará otra persona.',
      ],
      button: 'Ver el motivo',
    },
    photo_appeal_decided: {
      subject: 'Decisión sobre tu recurso',
      heading: 'Hola, {name}',
      body: [
        'Hemos vuelto a revisar tu foto. Decisión: {decision}',
        'Si tienes preguntas, escribe a {support}.',
      ],
      button: 'Ver mis fotos',
    },
  },
  footer: {
    why: 'Recibes este correo porque esta dirección se indicó en {site}.',
    unsubscribe: 'Dejar de recibir estos correos',
    link: 'Si el botón no funciona, copia esta dirección en tu navegador:',
  },
  sms: { code: '{site}: tu código es {code}. Sirve durante {span}. No se lo des a nadie.' },
  push: { message: 'Mensaje nuevo de {sender}', like: '{sender} tiene novedades para ti', block: 'Bloquear' },
  fictional: 'Perfil ficticio',
  icebreakers: [
    '¿Qué te ha hecho sonreír esta semana?',
    '¿Qué rincón de tu ciudad me enseñarías primero?',
    '¿Café, té o algo más fuerte?',
    '¿De qué podrías hablar una hora entera?',
    '¿Madrugas o trasnochas?',
  ],
  exportPage: {
    title: 'Tus datos',
    intro:
      'Esto es todo lo que guardamos sobre ti. Los campos se llaman como en nuestros sistemas; data.json contiene lo mismo para otros programas.',
    none: 'No hay nada.',
    sections: {
      account: 'Cuenta y perfil',
      photos: 'Fotos',
      people: 'Likes, bloqueos y respuestas',
      messages: 'Mensajes',
      payments: 'Pagos y créditos',
      reports: 'Denuncias y reclamaciones',
      devices: 'Dispositivos',
      other: 'Todo lo demás',
    },
  },
  receipt: {
    title: 'Recibo {number}',
    seller: 'Vendedor',
    customer: 'Cliente',
    paidOn: 'Pagado el',
    credits: '{count} créditos',
    discount: 'Descuento',
    surcharge: 'Recargo',
    total: 'Total',
    vat: 'IVA incluido ({rate})',
    refunded: 'Reembolsado',
  },
}
