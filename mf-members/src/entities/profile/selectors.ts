import type { MembersState } from '../../store'

export const selectProfileEntry = (state: MembersState, id: number) => state.profile.entries[id]
export const selectReport = (state: MembersState) => state.profile.report
