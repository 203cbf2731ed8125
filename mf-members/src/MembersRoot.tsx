import { NoticeToasts } from './entities/people/NoticeToasts'
import { ViewerGate } from './entities/people/ViewerGate'
import { MembersRoutes } from './routes'

export const MembersRoot = () => (
  <ViewerGate>
    <MembersRoutes />
    <NoticeToasts />
  </ViewerGate>
)
