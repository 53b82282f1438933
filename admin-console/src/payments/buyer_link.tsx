import { Link } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { Buyer } from '#console/payments/payment.ts'

/** Whose it is, with the way to them. */
export function BuyerLink({ tenantId, member }: { tenantId: string; member: Buyer }) {
  const translate = useTranslate()
  return member ? (
    <Link component={RouterLink} to={`/tenants/${tenantId}/show/members/${member.id}`}>
      {member.name}
    </Link>
  ) : (
    translate('payments.erased')
  )
}
