import {
  Body,
  Controller,
  Delete,
  Get,
  HttpStatus,
  Patch,
  Post,
  Put,
  Query,
  StreamableFile,
} from '@nestjs/common';
import { type Caller, CurrentCaller, ForAdmins } from '../../common/access/access.js';
import { AnswerCsv, csvFile } from '../../common/csv/csv-file.js';
import { Answer, AnswerNothing, AnswerPage, CanConflict } from '../../common/envelope/answer.decorator.js';
import { IdempotencyKey, type RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import type { Page } from '../../common/pagination/page.js';
import { IdParam } from '../../common/validation/path-param.decorator.js';
import { TakesWantedValue, ToggleDto } from '../../common/validation/toggle.dto.js';
import { ActivityDto } from '../../content/content.module.js';
import {
  CreateUserDto,
  DeleteUserQuery,
  ExportUsersQuery,
  InviteUserDto,
  ListUsersQuery,
  UpdateUserDto,
  UserDto,
  UserStatsDto,
} from './dto/user.dto.js';
import { UserAccessService } from './user-access.service.js';
import { UserInvitationsService } from './user-invitations.service.js';
import { UserRemovalService } from './user-removal.service.js';
import { UsersWriterService } from './users-writer.service.js';
import { UsersService } from './users.service.js';

/** What an export of accounts holds. */
const userColumns = [
  'id',
  'name',
  'email',
  'address',
  'role',
  'source',
  'isActive',
  'createdAt',
  'updatedAt',
] as const;

@Controller('users')
@ForAdmins()
export class UsersController {
  constructor(
    private readonly users: UsersService,
    private readonly writer: UsersWriterService,
    private readonly invitations: UserInvitationsService,
    private readonly access: UserAccessService,
    private readonly removal: UserRemovalService,
  ) {}

  /** List accounts. */
  @Get()
  @AnswerPage(UserDto)
  listUsers(@Query() query: ListUsersQuery): Promise<Page<UserDto>> {
    return this.users.list(query);
  }

  /** Count accounts. */
  @Get('stats')
  @Answer(UserStatsDto)
  getUserStats(): Promise<UserStatsDto> {
    return this.users.stats();
  }

  /** Export accounts as CSV. Takes the filters of the list. */
  @Get('export')
  @AnswerCsv()
  async exportUsers(
    @Query() query: ExportUsersQuery,
    @CurrentCaller() { userId }: Caller,
  ): Promise<StreamableFile> {
    const rows = await this.users.listAll(query, userId);
    return csvFile('users', userColumns, rows);
  }

  /** Get an account. */
  @Get(':id')
  @Answer(UserDto)
  getUser(@IdParam() id: number): Promise<UserDto> {
    return this.users.findById(id);
  }

  /** List the activities of an account. The last 100. */
  @Get(':id/activity')
  @Answer([ActivityDto])
  listUserActivity(@IdParam() id: number): Promise<ActivityDto[]> {
    return this.users.activityOf(id);
  }

  /** Create an account. */
  @Post()
  @Answer(UserDto, { message: 'User created', status: HttpStatus.CREATED })
  createUser(
    @Body() body: CreateUserDto,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<UserDto> {
    return this.writer.create(body, caller, request);
  }

  /**
   * Invite a user.
   *
   * Creates an account and sends its owner a link to choose a password. The link works once, for seven days.
   */
  @Post('invitations')
  @Answer(UserDto, { message: 'Invitation sent', status: HttpStatus.CREATED })
  inviteUser(
    @Body() body: InviteUserDto,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<UserDto> {
    return this.invitations.invite(body, caller, request);
  }

  /** Resend an invitation. For an account that has no password yet. */
  @Post(':id/invitation')
  @AnswerNothing({ message: 'Invitation sent' })
  inviteUserAgain(@IdParam() id: number, @IdempotencyKey() request?: RequestIdentity): Promise<void> {
    return this.invitations.inviteAgain(id, request);
  }

  /** End all sessions of an account. */
  @Delete(':id/sessions')
  @AnswerNothing({ message: 'Signed out everywhere' })
  endUserSessions(@IdParam() id: number, @CurrentCaller() caller: Caller): Promise<void> {
    return this.access.signOut(id, caller);
  }

  /** Disable two-step sign-in of an account. For owners who lost both the app and the recovery codes. */
  @Delete(':id/second-factor')
  @AnswerNothing({ message: 'Two-step sign-in is off' })
  removeUserSecondFactor(@IdParam() id: number, @CurrentCaller() caller: Caller): Promise<void> {
    return this.access.removeSecondFactor(id, caller);
  }

  /** Update an account. Fields that are left out keep their value. */
  @Put(':id')
  @Answer(UserDto, { message: 'User updated' })
  updateUser(
    @IdParam() id: number,
    @Body() body: UpdateUserDto,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<UserDto> {
    return this.writer.update(id, body, caller, request);
  }

  /** Delete an account. Accounts of administrators are refused. */
  @Delete(':id')
  @CanConflict()
  @AnswerNothing({ message: 'User deleted' })
  deleteUser(
    @IdParam() id: number,
    @Query() { source }: DeleteUserQuery,
    @CurrentCaller() caller: Caller,
  ): Promise<void> {
    return this.removal.remove(id, source, caller);
  }

  /** Switch an account on or off. Switching off ends its sessions. */
  @Patch(':id/toggle-status')
  @TakesWantedValue()
  @Answer(UserDto, { message: 'User updated' })
  toggleUserStatus(
    @IdParam() id: number,
    @Body() wanted: ToggleDto,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<UserDto> {
    return this.writer.toggleStatus(id, wanted, caller, request);
  }
}
