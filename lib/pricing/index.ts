export { bill } from './bill'
export { defaultPriceBook, loadPriceBook, priceBookId } from './book'
export { billedConfiguration } from './configured'
export {
  inForce,
  type LimitInputs,
  type LimitsQuery,
  limitFor,
  limitRange,
  limitsOf,
  limitValue,
  tableNumber,
  tableRow,
} from './limits'
export { instanceType, type PriceQuery, priceRow, regionsOf, whyUnpriced } from './rows'
export { meteredOperationBytes } from './usage'
