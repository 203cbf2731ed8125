/** What a page shows only to members: one chunk, together with `memberSync`. Visitors never load it. */
export { MemberNotices } from '../alerts/MemberNotices'
export { MemberPopups } from '../popups/MemberPopups'
export { AccountMenu } from '../topbar/AccountMenu'
export { BottomNav } from '../topbar/BottomNav'
export { MemberNav } from '../topbar/MemberNav'
export { MemberSearch } from '../topbar/MemberSearch'
export { WalletLink } from '../topbar/WalletLink'
