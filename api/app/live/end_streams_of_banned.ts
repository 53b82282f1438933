import { endLostStreams } from './end_lost_streams.js'
import { sessionsChanged } from './session_changes.js'
import { allStreams, streamsOf } from './streams.js'

/** For the database's word that a member was banned, by whatever means: `tenant member`; undefined when words may have been missed. */
export async function endStreamsOfBanned(whose?: string): Promise<void> {
  const [tenant = '', member = ''] = whose?.split(' ') ?? []
  sessionsChanged()
  await endLostStreams([...(whose ? streamsOf(tenant, `m${member}`) : allStreams())])
}
