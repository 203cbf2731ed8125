import { Route, Routes } from 'react-router'
import { ChatPage } from './features/chat/ChatPage'

/** Every address of this package. */
export const ChatRoutes = () => (
  <Routes>
    <Route path="/chats" element={<ChatPage by={null} />} />
    <Route path="/chats/:id" element={<ChatPage by="conversation" />} />
    <Route path="/members/:id/chat" element={<ChatPage by="profile" />} />
  </Routes>
)
