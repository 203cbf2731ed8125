import { ChatPage } from './pages/ChatPage'
import { remote } from './remote'

/** The page of every address of this package. */
export const ChatRoutes = remote.createRoutes({
  chats: <ChatPage by={null} />,
  'chats-id': <ChatPage by="conversation" />,
  'members-id-chat': <ChatPage by="profile" />,
})
