import { ServiceState } from '../../../common/metrics/service-state.enum.js';

/** What a server says of itself as long as its process runs. */
export class LivenessDto {
  /** Version of the product, as in package.json. @example '1.0.0' */
  version: string;
}

/** What a server that is ready has to say of what it can do without. */
export class ReadinessDto {
  /** Where it is down, each process counts limits by itself and looks for notifications every two seconds. */
  redis: ServiceState;

  /** Where it is down, pictures are answered 503 and cannot be uploaded; everything else goes on. */
  storage: ServiceState;
}
