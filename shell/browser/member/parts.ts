/** What a page shows to members alone: one chunk, together with their session's work. Visitors never load it. */
export { MemberNotices } from '../alerts/MemberNotices'
export { MemberPopups } from '../popups/MemberPopups'
export { AccountMenu } from '../topbar/AccountMenu'
export { BottomNav } from '../topbar/BottomNav'
export { MemberNav } from '../topbar/MemberNav'
export { MemberSearch } from '../topbar/MemberSearch'
export { WalletLink } from '../topbar/WalletLink'
