import { afterLoginPath } from '@duetto/shared/domain'

/** Where to go after login: a page of this site other than the login page itself, never another site. */
export const returnPath = (asked: string): string =>
  /^\/(?![/\\])/.test(asked) && !/[\\\s]/.test(asked) && !/^\/login(?![\w-])/.test(asked)
    ? asked
    : afterLoginPath
