import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { call } from '#site/lib/api/call.ts'
import { useVisit } from '#site/lib/visit/visit.ts'

export interface LanderWords {
  title: string
  text: string
  /** Whether they are the campaign's. */
  isCampaign: boolean
}

/** The words of the campaign that the address names (`/landers/gallery/spring`), or else the lander's own. */
export function useLanderWords(own: { title: string; text: string }): LanderWords {
  const { api } = useVisit()
  const { slug = '' } = useParams()
  const { data } = useQuery({ ...call(api, 'campaigns.show', { params: { slug } }), enabled: slug !== '' })
  const campaign = data?.campaign
  return campaign ? { ...campaign, isCampaign: true } : { ...own, isCampaign: false }
}
