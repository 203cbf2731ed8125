import { NoticeToasts } from './widgets/people/NoticeToasts'
import { ViewerGate } from './widgets/people/ViewerGate'
import { useResumedWish } from './entities/people/useResumedWish'
import { useFetchAhead } from './laterPage'
import { MembersRoutes } from './routes'

/** Inside the gate, which remounts its content for another member. */
const ResumedWish = () => {
  useResumedWish()
  return null
}

export const MembersRoot = () => {
  useFetchAhead()
  return (
    <ViewerGate>
      <MembersRoutes />
      <ResumedWish />
      <NoticeToasts />
    </ViewerGate>
  )
}
