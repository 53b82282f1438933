import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

router
  .group(() => {
    router.get('/api/chats.php', [controllers.chat.conversations.Chats, 'index']).as('chats.index')
    router.delete('/api/chat.php', [controllers.chat.conversations.Chats, 'destroy']).as('chats.destroy')
    router.get('/api/chats/:id/messages', [controllers.chat.messages.ChatMessages, 'index']).as('chats.messages.index')
    router.put('/api/chats/:id/read', [controllers.chat.messages.ReadMarks, 'update']).as('chats.read.update')
    router.get('/api/members/:id/composer', [controllers.chat.composer.Composer, 'show']).as('members.composer.show')
  })
  .use([middleware.tenant(), middleware.member(), middleware.ageVerified()])
router
  .group(() => {
    router.post('/api/chats/:id/messages', [controllers.chat.messages.ChatMessages, 'store']).as('chats.messages.store')
    router
      .post('/api/members/:id/messages', [controllers.chat.messages.MemberMessages, 'store'])
      .as('members.messages.store')
  })
  .use([middleware.tenant(), middleware.member({ asks: true })])
