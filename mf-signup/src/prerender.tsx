import { limits } from '@duetto/shared/domain'
import type { FailureCode } from '@duetto/shared/contract'
import { prerenderPages, slotFor, throwInSsr } from '@duetto/shared/platform/prerender'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import type { Failure } from '@duetto/shared/redux'
import { contract } from './contract'
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
import { skeletons } from './skeletons'
import { createSignUpStore } from './store'

const withStore = (node: ReactNode): ReactNode => {
  const { store } = createSignUpStore({
    http: { call: throwInSsr },
    bus: { on: () => () => {}, emit: throwInSsr },
    navigation: { get: throwInSsr, push: throwInSsr, replace: throwInSsr },
    refreshSession: throwInSsr,
    forgetMember: throwInSsr,
    visit: () => ({}),
    reach: throwInSsr,
    storage: { read: () => null, write: throwInSsr, remove: throwInSsr, keys: throwInSsr },
    position: { permission: throwInSsr, locate: throwInSsr },
    now: () => 0,
    shrink: throwInSsr,
    passkeys: { canAutofill: throwInSsr, sign: throwInSsr, create: throwInSsr, cancel: throwInSsr },
  })
  return <Provider store={store}>{node}</Provider>
}

const upTo = (most: number): number[] => Array.from({ length: most }, (_, index) => index + 1)
const plainly = (...codes: FailureCode[]): [string, Failure][] =>
  codes.map((code) => [code, { code, details: {} }])

/** Without JavaScript, each number of remaining attempts or minutes needs its own prerendered page. */
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

const failures: [string, Failure][] = [
  ...plainly('email_taken', 'date_of_birth_invalid', 'too_young', 'password_too_common', 'signup_closed'),
  ...plainly('username_invalid', 'too_fast', 'unavailable', 'internal'),
  ...['email', 'password', 'date_of_birth', 'name'].map((field): [string, Failure] => [
    `bad_input.${field}`,
    { code: 'bad_input', details: { field } },
  ]),
]
const passwordFailures: [string, Failure][] = [
  ...plainly('password_required', 'password_too_common'),
  ['bad_input.password', { code: 'bad_input', details: { field: 'password' } }],
]
const noFailure = ['', null] as const
const keyOf = (id: string, variant: string): string => (variant ? `${id}.${variant}` : id)

export const prerender = prerenderPages({
  contract,
  skeletons,
  catalogues: [loadLocale, linkTexts, signUpTexts],
  settings: { signups: 'all', min_age: limits.minAge },
  pages: [noFailure, ...refusals].map(([variant, failure]) => ({
    key: keyOf('login', variant),
    path: '/login',
    state: { email: slotFor('email'), failure },
    content: withStore(<SignUpRoutes />),
  })),
  noscriptPages: [
    ...[noFailure, ...failures].map(([variant, failure]) => ({
      key: keyOf('signup', variant),
      path: '/signup',
      content: <PlainSignUp failure={failure} />,
    })),
    { key: 'activate', path: '/activate', content: <PlainCheckMail /> },
    { key: 'activate-done', path: '/activate/done', content: <PlainConfirm /> },
    { key: 'activate-done.done', path: '/activate/done', content: <PlainActivated /> },
    {
      key: 'activate-done.already_active',
      path: '/activate/done',
      content: <PlainAlreadyActive />,
    },
    ...passwordFailures.map(([variant, failure]) => ({
      key: `activate-done.${variant}`,
      path: '/activate/done',
      content: <PlainConfirm failure={failure} />,
    })),
    ...plainly('token_invalid', 'token_expired', 'too_fast', 'unavailable', 'internal').map(
      ([code, failure]) => ({
        key: `activate-done.${code}`,
        path: '/activate/done',
        content: <PlainActivationFailed failure={failure} />,
      }),
    ),
  ],
})
