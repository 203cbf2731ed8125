/** Code that only members need. */
export { playMessageSound } from '../../host/messageSound/playMessageSound'
export { realtimeSync } from '../../host/session/realtimeSync'
export { MemberNotices } from '../../screens/notices/MemberNotices'
export { MemberPopups } from '../../screens/popups/MemberPopups'
export * from '../../screens/topbar/memberBars'
