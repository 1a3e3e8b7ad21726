/**
 * Prefixes that a request rate needs (MODEL F2.7), counted at the peak: S3 splits them gradually and answers 503 until it has.
 * https://docs.aws.amazon.com/AmazonS3/latest/userguide/optimizing-performance.html
 */
export const requiredPrefixes = (rates: {
  puts: number
  gets: number
  putsPerPrefix: number
  getsPerPrefix: number
}): number => Math.max(1, Math.ceil(rates.puts / rates.putsPerPrefix), Math.ceil(rates.gets / rates.getsPerPrefix))
