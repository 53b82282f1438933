import { useEffect } from 'react'
import { withKnownAnswers } from '#site/lib/api/known_answers.ts'
import { sendBy } from '#site/lib/api/send.ts'
import type { User } from '#site/lib/api/shapes.ts'
import { shareWaiting } from '#site/lib/user/share_waiting.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import { useLive } from '#site/app/live/use_live.ts'
import { useOutboxes } from '#site/app/outboxes/use_outboxes.ts'
import { useInstallOffer } from './use_install_offer.ts'
import { usePolling } from './use_polling.ts'
import { usePush } from './use_push.ts'

sendBy(withKnownAnswers)

/** Background work for members alone, which visitors don't load: live events, polling, pushes, messages that wait, what waits, what the calls asked again and again answered last, and the offer to install the site. */
export default function MemberWork({ user }: { user: User }) {
  const visit = useVisit()
  const { id, age_check_required: meetsNobody } = user
  usePolling(user)
  useLive(user)
  usePush(id)
  useOutboxes(user)
  useInstallOffer()
  useEffect(() => (meetsNobody ? undefined : shareWaiting(visit, id)), [visit, id, meetsNobody])
  return null
}
