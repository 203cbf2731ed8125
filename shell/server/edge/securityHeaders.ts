import type { ShellConfig } from './config'

const developerOrigins = 'http://localhost:* ws://localhost:*'
/** Policies of webpack-dev-server's error overlay. Each remote's dev server creates one. */
const developerPolicies = ` webpack-dev-server#overlay 'allow-duplicates'`

export const pagePolicy = (
  nonce: string,
  config: ShellConfig,
  imageOrigin: string | null,
  mayFrame = false,
): string => {
  const dev = config.hasDevRemotes ? developerOrigins : ''
  const policies = config.hasDevRemotes ? developerPolicies : ''
  const frames = mayFrame ? `'self'` : `'none'`
  const images = ["'self'", 'data:', 'blob:', imageOrigin, dev].filter(Boolean).join(' ')
  return [
    `default-src 'self'`,
    `script-src 'self' 'nonce-${nonce}' ${dev}`.trim(),
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src ${images}`,
    `media-src ${images}`,
    `font-src 'self'`,
    ['connect-src', "'self'", ...config.walletOrigins, dev].filter(Boolean).join(' '),
    `form-action 'self' ${config.paymentOrigin ?? ''}`.trim(),
    `frame-src ${frames}`,
    `frame-ancestors ${frames}`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `manifest-src 'self'`,
    `worker-src 'self'`,
    // Only the shell's default policy may be created. It checks script URLs (trustedScriptUrl) and allows no HTML.
    `trusted-types default${policies}`,
    `require-trusted-types-for 'script'`,
  ].join('; ')
}

const YEAR_S = 31_536_000

export const commonHeaders = ({ publicUrl }: Pick<ShellConfig, 'publicUrl'>): Record<string, string> => ({
  ...(publicUrl.protocol === 'https:' && { 'Strict-Transport-Security': `max-age=${YEAR_S}` }),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(self), payment=(self), geolocation=(self)',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
})
