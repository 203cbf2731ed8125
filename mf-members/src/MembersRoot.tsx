import { NoticeToasts } from './people/NoticeToasts'
import { ViewerGate } from './people/ViewerGate'
import { MembersRoutes } from './routes'

export const MembersRoot = () => (
  <ViewerGate>
    <MembersRoutes />
    <NoticeToasts />
  </ViewerGate>
)
