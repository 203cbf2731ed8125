/** What a page shows only to members: one chunk, together with `memberSync`. Visitors never load it. */
export { MemberNotices } from '../../screens/notices/MemberNotices'
export { MemberPopups } from '../../screens/popups/MemberPopups'
export { AccountMenu } from '../../screens/topbar/AccountMenu'
export { BottomNav } from '../../screens/topbar/BottomNav'
export { MemberNav } from '../../screens/topbar/MemberNav'
export { MemberSearch } from '../../screens/topbar/MemberSearch'
export { WalletLink } from '../../screens/topbar/WalletLink'
