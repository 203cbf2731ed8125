import { NoticeToasts } from './entities/people/NoticeToasts'
import { ViewerGate } from './entities/people/ViewerGate'
import { useFetchAhead } from './laterPage'
import { MembersRoutes } from './routes'

export const MembersRoot = () => {
  useFetchAhead()
  return (
    <ViewerGate>
      <MembersRoutes />
      <NoticeToasts />
    </ViewerGate>
  )
}
