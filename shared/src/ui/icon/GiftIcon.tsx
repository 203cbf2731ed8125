import { giftPaths } from './giftPaths'

export const GiftIcon = ({ gift }: { gift: string }) => (
  <svg
    width={34}
    height={34}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.6}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
  >
    <path d={giftPaths[gift as keyof typeof giftPaths] ?? giftPaths.bouquet} />
  </svg>
)
