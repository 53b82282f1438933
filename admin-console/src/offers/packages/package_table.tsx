import { Box, Button, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { ConfirmButton } from '#console/forms/confirm_button.tsx'
import { MoveButtons } from '#console/offers/move_buttons.tsx'
import type { CreditPackage } from '#console/offers/packages/credit_package.ts'
import { PackageMarks } from '#console/offers/packages/package_marks.tsx'
import { useCreditPrice } from '#console/offers/packages/use_credit_price.ts'
import { usePackageName } from '#console/offers/packages/use_package_name.ts'
import { packagesKey } from '#console/offers/packages/use_packages.ts'
import { useOfferCall } from '#console/offers/use_offer_call.ts'
import { useOrder } from '#console/offers/use_order.tsx'
import { useMoney } from '#console/translations/use_money.ts'

interface Props {
  tenantId: string
  country: string
  offered: CreditPackage[]
  writes: boolean
  onEdit(edited: CreditPackage): void
}

/** Below that the marks stand under the name, and the price of a credit under that of the package. */
const WIDE = { display: { xs: 'none', lg: 'table-cell' } } as const
const NARROW = { display: { xs: 'block', lg: 'none' } } as const
const FIGURE = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const

/** In the order of members. */
export function PackageTable({ tenantId, country, offered, writes, onEdit }: Props) {
  const translate = useTranslate()
  const money = useMoney()
  const creditPrice = useCreditPrice()
  const nameOf = usePackageName()
  const root = `/api/tenants/${tenantId}`
  const { act, isBusy } = useOfferCall(packagesKey(tenantId))
  const { ordered, move, said } = useOrder(offered, (ids) =>
    act({ method: 'PUT', path: `${root}/package_order`, body: { country, ids } })
  )
  const retire = ({ id, version }: CreditPackage) =>
    act({
      method: 'PUT',
      path: `${root}/packages/${id}/sale`,
      body: { on_sale: false, version },
      said: 'offers.packages.retired_now',
    })
  return (
    <>
      <Table
        sx={{
          '& tbody tr:last-of-type td': { borderBottom: 0 },
          '& td': { height: 52 },
          '@media (max-width: 1199px)': {
            '& td, & th': { px: 1 },
            '& td:first-of-type, & th:first-of-type': { pl: 2 },
          },
        }}
      >
        <TableHead>
          <TableRow>
            <TableCell>{translate('offers.packages.credits')}</TableCell>
            <TableCell align="right">{translate('offers.packages.price')}</TableCell>
            <TableCell align="right" sx={WIDE}>
              {translate('offers.packages.credit_price')}
            </TableCell>
            <TableCell component="td" sx={{ ...WIDE, width: '40%' }} />
            {writes && <TableCell component="td" />}
          </TableRow>
        </TableHead>
        <TableBody>
          {ordered.map((one, at) => (
            <TableRow key={one.id} hover>
              <TableCell>
                <Box sx={{ ...FIGURE, fontWeight: 550 }}>{nameOf(one)}</Box>
                <Box sx={NARROW}>
                  <PackageMarks one={one} />
                </Box>
              </TableCell>
              <TableCell align="right" sx={FIGURE}>
                {money(one.price_minor, one.currency)}
                <Typography variant="caption" sx={{ ...NARROW, color: 'text.secondary' }}>
                  {creditPrice(one)}
                </Typography>
              </TableCell>
              <TableCell align="right" sx={{ ...FIGURE, ...WIDE, color: 'text.secondary' }}>
                {creditPrice(one)}
              </TableCell>
              <TableCell sx={WIDE}>
                <PackageMarks one={one} />
              </TableCell>
              {writes && (
                <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                  <Box sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
                    {offered.length > 1 && (
                      <MoveButtons
                        name={nameOf(one)}
                        at={at}
                        count={ordered.length}
                        onMove={(by) => void move(one, by, nameOf(one))}
                      />
                    )}
                    <Button
                      size="small"
                      aria-label={translate('offers.edit_named', { name: nameOf(one) })}
                      onClick={() => onEdit(one)}
                    >
                      {translate('offers.edit')}
                    </Button>
                    <ConfirmButton
                      size="small"
                      color="inherit"
                      label="offers.packages.retire"
                      title="offers.packages.stop_selling"
                      confirm="offers.packages.stop_selling"
                      question="offers.packages.ask_retire"
                      values={{ name: nameOf(one) }}
                      aria-label={translate('offers.packages.retire_named', { name: nameOf(one) })}
                      isBusy={isBusy}
                      onConfirm={() => void retire(one)}
                    />
                  </Box>
                </TableCell>
              )}
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {said}
    </>
  )
}
