import { limits } from '@duetto/shared/domain'
import type { FailureCode } from '@duetto/shared/contract'
import { holeFor, notHere, publishStatic } from '@duetto/shared/platform/static'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import type { Failure } from '@duetto/shared/redux'
import { linkTexts } from './features/links/catalogue'
import {
  PlainActivated,
  PlainActivationFailed,
  PlainAlreadyActive,
  PlainCheckMail,
  PlainConfirm,
} from './features/links/PlainActivation'
import { signUpTexts } from './features/sign-up/catalogue'
import { PlainSignUp } from './features/sign-up/PlainSignUp'
import { loadLocale } from './remote'
import { SignUpRoutes } from './routes'
import { makeSignUpStore } from './store'

const withStore = (node: ReactNode): ReactNode => {
  const { store } = makeSignUpStore({
    http: { call: notHere },
    bus: { on: () => () => {}, emit: notHere },
    navigation: { get: notHere, push: notHere, replace: notHere },
    refreshSession: notHere,
    visit: () => ({}),
    storage: { read: () => null, write: notHere, remove: notHere, keys: notHere },
    position: { permission: notHere, locate: notHere },
    now: () => 0,
    shrink: notHere,
    passkeys: { canAutofill: notHere, sign: notHere, create: notHere, cancel: notHere },
  })
  return <Provider store={store}>{node}</Provider>
}

const upTo = (most: number): number[] => Array.from({ length: most }, (_, index) => index + 1)
const plainly = (...codes: FailureCode[]): [string, Failure][] =>
  codes.map((code) => [code, { code, details: {} }])

/** Errors of a log-in without JavaScript; each number is a separate page. */
const refusals: [string, Failure][] = [
  ...plainly('login_failed', 'login_blocked', 'account_being_deleted', 'account_suspended'),
  ...plainly('too_fast', 'unavailable', 'internal'),
  ...upTo(limits.loginAttempts).map((count): [string, Failure] => [
    `login_failed.${count}`,
    { code: 'login_failed', details: { attempts_left: count } },
  ]),
  ...upTo(limits.loginBlockMinutes).map((minutes): [string, Failure] => [
    `login_blocked.${minutes}`,
    { code: 'login_blocked', details: { minutes } },
  ]),
]

/** Errors of a sign-up without JavaScript; invalid input by field. */
const faults: [string, Failure][] = [
  ...plainly('email_taken', 'date_of_birth_invalid', 'too_young', 'password_too_common', 'signup_closed'),
  ...plainly('username_invalid', 'too_fast', 'unavailable', 'internal'),
  ...['email', 'password', 'date_of_birth', 'name'].map((field): [string, Failure] => [
    `bad_input.${field}`,
    { code: 'bad_input', details: { field } },
  ]),
]
/** Errors for the password on the activation page. */
const passwordFailures: [string, Failure][] = [
  ...plainly('password_required', 'password_too_common'),
  ['bad_input.password', { code: 'bad_input', details: { field: 'password' } }],
]
const noFailure = ['', null] as const
const keyOf = (id: string, variant: string): string => (variant ? `${id}.${variant}` : id)

/** The login page with each of its errors, and the sign-up for browsers without JavaScript. */
export const { locales, pagesIn } = publishStatic({
  name: 'mf-signup',
  catalogues: [loadLocale, linkTexts, signUpTexts],
  where: { signups: 'all', min_age: limits.minAge },
  pages: [
    ...[noFailure, ...refusals].map(([variant, failure]) => ({
      key: keyOf('login', variant),
      path: '/login',
      state: { email: holeFor('email'), failure },
      draw: withStore(<SignUpRoutes />),
    })),
    ...[noFailure, ...faults].map(([variant, failure]) => ({
      key: keyOf('plain.signup', variant),
      path: '/signup',
      draw: <PlainSignUp failure={failure} />,
    })),
    { key: 'plain.activate', path: '/activate', draw: <PlainCheckMail /> },
    { key: 'plain.activate-done', path: '/activate/done', draw: <PlainConfirm /> },
    { key: 'plain.activate-done.done', path: '/activate/done', draw: <PlainActivated /> },
    {
      key: 'plain.activate-done.already_active',
      path: '/activate/done',
      draw: <PlainAlreadyActive />,
    },
    ...passwordFailures.map(([variant, failure]) => ({
      key: `plain.activate-done.${variant}`,
      path: '/activate/done',
      draw: <PlainConfirm failure={failure} />,
    })),
    ...plainly('token_invalid', 'token_expired', 'too_fast', 'unavailable', 'internal').map(
      ([code, failure]) => ({
        key: `plain.activate-done.${code}`,
        path: '/activate/done',
        draw: <PlainActivationFailed failure={failure} />,
      }),
    ),
  ],
})
