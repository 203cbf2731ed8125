import { defineMessages } from '@duetto/shared/i18n'

export const errorMessages = defineMessages({
  invalidDate: {
    id: 'signup.error.invalidDate',
    defaultMessage: 'Enter a valid date of birth.',
    description: 'Date of birth that is no date',
  },
  tooYoung: {
    id: 'signup.error.tooYoung',
    defaultMessage: 'You must be at least {age} years old to join.',
    description: 'Date of birth below the minimum age',
  },
  nameMissing: {
    id: 'signup.error.nameMissing',
    defaultMessage: 'Enter a name. This is what others see.',
    description: 'Name left empty',
  },
  dateMissing: {
    id: 'signup.error.dateMissing',
    defaultMessage: 'Enter your date of birth.',
    description: 'Date of birth left empty or incomplete',
  },
  nameSame: {
    id: 'signup.error.nameSame',
    defaultMessage: 'Your name cannot be your e-mail address, because others see it.',
    description: 'Name equal to the e-mail address',
  },
  nameAt: {
    id: 'signup.error.nameAt',
    defaultMessage: 'A name cannot start with @.',
    description: 'Name beginning with an at sign',
  },
  nameContact: {
    id: 'signup.error.nameContact',
    defaultMessage:
      'A name cannot contain a phone number, an e-mail address or a web address, because others see it.',
    description: 'Name that contains contact data',
  },
  nameCharacters: {
    id: 'signup.error.nameCharacters',
    defaultMessage: 'Write the name on one line, without tabs or other invisible characters.',
    description: 'Name with a line break, a tab or a character that changes the writing direction',
  },
  nameLength: {
    id: 'signup.error.nameLength',
    defaultMessage: 'Enter a name of {min} to {max} characters.',
    description: 'Name too short or too long',
  },
  emailTaken: {
    id: 'signup.error.emailTaken',
    defaultMessage: 'There is already an account with this e-mail address.',
    description: 'E-mail address of another account',
  },
  emailSame: {
    id: 'signup.error.emailSame',
    defaultMessage: 'This is already your e-mail address.',
    description: 'New e-mail address equals the old one',
  },
  emailNotFound: {
    id: 'signup.error.emailNotFound',
    defaultMessage: 'There is no account with this e-mail address.',
    description: 'Reset asked for an unknown address',
  },
  townUnknown: {
    id: 'signup.error.townUnknown',
    defaultMessage:
      'We don’t know this town. Choose the nearest one from the list, or leave the field empty.',
    description: 'Town that is not in the list of suggestions below the field',
  },
  passwordLength: {
    id: 'signup.error.passwordLength',
    defaultMessage: 'A password needs {min} to {max} characters.',
    description: 'Password too short or too long',
  },
  passwordCommon: {
    id: 'signup.error.passwordCommon',
    defaultMessage: 'This password is too common and easy to guess. Choose another.',
    description: 'Password on the list of common ones',
  },
  passwordsDiffer: {
    id: 'signup.error.passwordsDiffer',
    defaultMessage: 'The two passwords are not the same.',
    description: 'Password and its repetition differ',
  },
  passwordMissing: {
    id: 'signup.error.passwordMissing',
    defaultMessage: 'Enter your password.',
    description: 'Password left empty',
  },
  wrongPassword: {
    id: 'signup.error.wrongPassword',
    defaultMessage: 'That is not your current password.',
    description: 'Old password wrong',
  },
  loginFailed: {
    id: 'signup.error.loginFailed',
    defaultMessage: 'Login failed, please try again.',
    description: 'Wrong e-mail address or password; fixed Italian text',
  },
  loginBlocked: {
    id: 'signup.error.loginBlocked',
    defaultMessage:
      'Too many attempts. This account is blocked for {minutes, plural, one {# minute} other {# minutes}}.',
    description: 'Too many wrong passwords',
  },
  beingDeleted: {
    id: 'signup.error.beingDeleted',
    defaultMessage: 'This account is still being deleted.',
    description: 'Login during the 14 days after a deletion',
  },
  resetLimit: {
    id: 'signup.error.resetLimit',
    defaultMessage: 'You have asked for a new password too many times. Try again tomorrow.',
    description: 'Too many reset mails',
  },
  mailLimit: {
    id: 'signup.error.mailLimit',
    defaultMessage:
      'We cannot send more e-mails today. Look in your inbox and your spam folder, or try again tomorrow.',
    description: 'Too many e-mails to one address in a day',
  },
  codeBlocked: {
    id: 'signup.error.codeBlocked',
    defaultMessage: 'Too many wrong codes. Open the link in our latest e-mail instead, or try again later.',
    description: 'Too many wrong codes of the activation mail',
  },
  tokenInvalid: {
    id: 'signup.error.tokenInvalid',
    defaultMessage: 'This link does not work. It may already have been used.',
    description: 'Link from an e-mail unknown or used',
  },
  tokenExpired: {
    id: 'signup.error.tokenExpired',
    defaultMessage: 'This link has expired.',
    description: 'Link from an e-mail too old',
  },
  codeInvalid: {
    id: 'signup.error.codeInvalid',
    defaultMessage: 'This code does not work. Use the one from our latest e-mail.',
    description: 'Six-digit code of the activation mail wrong, used or too old',
  },
  appealMissing: {
    id: 'signup.error.appealMissing',
    defaultMessage: 'Write a sentence or two first.',
    description: 'Appeal against the refusal of a photo left empty',
  },
  passkeyFailed: {
    id: 'signup.error.passkeyFailed',
    defaultMessage: 'This passkey did not work. Use another one, or your password.',
    description: 'Log-in or adding with a passkey that the site refused',
  },
  passkeyLimit: {
    id: 'signup.error.passkeyLimit',
    defaultMessage: 'You can have up to {passkeys} passkeys. Remove one to add another.',
    description: 'Limit of passkeys is reached',
  },
  codeMissing: {
    id: 'signup.error.codeMissing',
    defaultMessage: 'Enter the {digits, number}-digit code from the e-mail.',
    description: 'Code left empty or incomplete',
  },
  signUpClosed: {
    id: 'signup.error.signUpClosed',
    defaultMessage: 'At the moment, new members can join by invitation only.',
    description: 'Sign-up is closed',
  },
  imageUnreadable: {
    id: 'signup.error.imageUnreadable',
    defaultMessage: 'We cannot read this photo. Try another one.',
    description: 'Broken picture',
  },
  imageUnsupported: {
    id: 'signup.error.imageUnsupported',
    defaultMessage: 'Only JPEG, PNG, WebP and HEIC photos can be uploaded. Save it as JPEG and try again.',
    description: 'Not a picture of a known kind',
  },
  imageHeic: {
    id: 'signup.error.imageHeic',
    defaultMessage:
      'This HEIC picture could not be read. Open it in your photo app and export it as JPEG, then choose that file.',
    description: 'HEIC picture of a phone that is damaged or too large, or whose reader could not be loaded',
  },
  imageTooLarge: {
    id: 'signup.error.imageTooLarge',
    defaultMessage: 'A photo can be up to {megabytes} MB.',
    description: 'File too large',
  },
  imageTooSmall: {
    id: 'signup.error.imageTooSmall',
    defaultMessage:
      'This photo is too small. Choose another one or a larger part, of at least {pixels} × {pixels} pixels.',
    description: 'A profile photo has too few pixels after cropping',
  },
  photoLimit: {
    id: 'signup.error.photoLimit',
    defaultMessage:
      'You have reached the limit of {limit, plural, one {# photo} other {# photos}}. Delete one to add another.',
    description: 'Photo limit of a premium member',
  },
  photoLimitFree: {
    id: 'signup.error.photoLimitFree',
    defaultMessage:
      'Free members can have {limit, plural, one {# photo} other {# photos}}. Premium members can have {premium}.',
    description: 'Photo limit of a free member',
  },
  tooLong: {
    id: 'signup.error.tooLong',
    defaultMessage: 'This text is too long.',
    description: 'Text above its limit',
  },
  genderMissing: {
    id: 'signup.error.genderMissing',
    defaultMessage: 'Choose your gender, so that the right people can find you.',
    description: 'Gender left open at sign-up',
  },
  countryMissing: {
    id: 'signup.error.countryMissing',
    defaultMessage: 'Choose your country.',
    description: 'Country left open',
  },
})
