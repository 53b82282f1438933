import type Profile from '@manyhearts/api/app/members/people/profile'
import type { Person } from '../../cast.ts'
import { write, writeIn } from '../chat/conversing.ts'
import { peopleOf } from './people_of.ts'

/** Where a viewer meets a member; a call refused with anything but "not found" shows as its status. */
export async function placesMet(viewer: Person, { profile: other }: Person, peer: Profile, conversation: string) {
  const { browser } = viewer
  const ask = async (path: string) => (await browser.get(path)).body
  const isAmong = (people: unknown) => peopleOf(people).some(({ name }) => name === other.name)
  const isThere = ({ status }: { status: number }) => (status < 300 ? true : status === 404 ? false : status)
  const { user } = await ask('/api/user.php')
  const likes = await ask('/api/likes.php')
  const chats = await ask('/api/chats.php')
  const search = await ask('/api/members?gender=both')
  return {
    search: isAmong(search),
    countOfSearch: search.numResults === 4,
    similarMembers: isAmong(await ask(`/api/members/${peer.id}/similar`)),
    chats: isAmong(chats.chats),
    unreadInChats: chats.total_unread_messages > 0,
    unreadOfUser: user.total_unread_messages > 0,
    profiles: isAmong(likes.profiles),
    likedBy: isAmong(likes.liked_by),
    given: isAmong(likes.given),
    matches: isAmong(likes.matches),
    newLikes: likes.total_new_likes > 0,
    newLikesOfUser: user.total_new_likes > 0,
    page: isThere(await browser.get(`/api/members/${other.id}`)),
    similarToHim: isThere(await browser.get(`/api/members/${other.id}/similar`)),
    conversation: isThere(await browser.get(`/api/chats/${conversation}/messages`)),
    composer: isThere(await browser.get(`/api/members/${other.id}/composer`)),
    like: isThere(await browser.post(`/api/likes/${other.id}`)),
    message: isThere(await write(viewer, other)),
    messageInChat: isThere(await writeIn(conversation, viewer)),
  }
}
