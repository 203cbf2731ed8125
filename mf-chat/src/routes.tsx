import { ChatPage } from './pages/ChatPage'
import { remote } from './remote'

export const ChatRoutes = remote.createRoutes({
  chats: <ChatPage by={null} />,
  'chats-id': <ChatPage by="conversation" />,
  'members-id-chat': <ChatPage by="profile" />,
})
