import { poke } from '#app/live/poke'

/** Chats and likes of both look different now; which of them, and who did it, nobody is told. */
export function pokeContacts({ me, other }: { me: string; other: string }): void {
  poke({ kind: 'chats', to: [me, other] })
  poke({ kind: 'likes', to: [me, other] })
}
