import { Box, Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { CreditPackage } from '#console/offers/packages/credit_package.ts'
import { usePackageName } from '#console/offers/packages/use_package_name.ts'
import { packagesKey } from '#console/offers/packages/use_packages.ts'
import { useOfferCall } from '#console/offers/use_offer_call.ts'
import { useMoney } from '#console/translations/use_money.ts'

interface Props {
  tenantId: string
  retired: CreditPackage[]
  writes: boolean
}

/** Packages that aren't sold any more, folded away; each can be sold again as it was. */
export function RetiredPackages({ tenantId, retired, writes }: Props) {
  const translate = useTranslate()
  const money = useMoney()
  const nameOf = usePackageName()
  const { act } = useOfferCall(packagesKey(tenantId))
  return (
    <Box component="details" sx={{ borderTop: 1, borderColor: 'divider', px: 2, py: 1.25 }}>
      <Box component="summary" sx={{ color: 'text.secondary', cursor: 'pointer', fontSize: '0.8125rem' }}>
        {translate('offers.packages.retired', { smart_count: retired.length })}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, pt: 0.5 }}>
        {retired.map((one) => (
          <Box key={one.id} component="li" sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 36 }}>
            <Box component="span" sx={{ flexGrow: 1, color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
              {nameOf(one)} · {money(one.price_minor, one.currency)}
            </Box>
            {writes && (
              <Button
                size="small"
                aria-label={translate('offers.packages.bring_back_named', { name: nameOf(one) })}
                onClick={() =>
                  void act({
                    method: 'PUT',
                    path: `/api/tenants/${tenantId}/packages/${one.id}/sale`,
                    body: { on_sale: true, version: one.version },
                    said: 'offers.packages.back_now',
                  })
                }
              >
                {translate('offers.packages.bring_back')}
              </Button>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  )
}
